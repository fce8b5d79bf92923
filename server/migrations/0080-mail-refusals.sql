-- What a receiving server said of a mail that it refused for good, as 5.2.2, and on which day that was heard. Three days of
-- refusals end a member's mails; the codes that say that there is no such address do at once, and are not kept here.
alter table mail add column refusal text, add column refused_on date;
create index mail_refused_on on mail (refused_on) where refused_on is not null;
