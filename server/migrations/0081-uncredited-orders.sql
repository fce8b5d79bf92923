-- Paid when its account had been erased: nobody has credits, premium or an invoice of it, and the money goes back.
alter table payment_order add column uncredited boolean not null default false;
