import { MarkText } from './mark-text.tsx'

const tile = (fill: string) => <rect width="60" height="40" rx="8" fill={fill} />

export const otherMarks = {
  ideal: (
    <>
      <path
        d="M17 5h14c9 0 14 6 14 15s-5 15-14 15H17Z"
        fill="none"
        stroke="#111"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="23" cy="14" r="3.200" fill="#111" />
      <path d="M20 20h6v10h-6Z" fill="#111" />
      <path d="M29 10h3c6 0 9 4 9 10s-3 10-9 10h-3Z" fill="#c06" />
    </>
  ),
  bancontact: (
    <>
      <path d="M8 24h20l8-9h16v3c0 7-5 12-12 12H8Z" fill="#005498" />
      <path d="M52 16H32l-8 9H8v-3c0-7 5-12 12-12h32Z" fill="#ffd800" />
    </>
  ),
  paypal: (
    <>
      <path d="M27 11h10c5 0 8 3 7 8s-5 8-10 8h-4l-1.500 8H22Z" fill="#0a9bdc" />
      <path d="M21 5h11c5.500 0 8.500 3 7.500 8.500S35 22 29.500 22H25l-1.600 9H16.500Z" fill="#0b2f86" />
    </>
  ),
  applepay: (
    <>
      <path
        d="M18.500 15.200c1.300 0 2.200-1 4.100-1 1.500 0 2.900.7 3.800 1.900-3.200 1.900-2.700 6.300.6 7.600-.8 2.400-2.600 5-4.500 5-1.400 0-1.900-.9-3.600-.9s-2.200.9-3.500.9c-2.500 0-5.200-4.600-5.200-8.400 0-3.700 2.300-6 4.900-6 1.600 0 2.400.9 3.400.9Z"
        fill="#111"
      />
      <path d="M18.800 13.300c-.2-2.500 1.600-4.600 4-4.900.2 2.500-1.700 4.800-4 4.900Z" fill="#111" />
      <MarkText x={28.5} y={27} size={15} width={25} fill="#111">
        Pay
      </MarkText>
    </>
  ),
  paysafecard: (
    <>
      {tile('#0a3a86')}
      <rect x="24" y="11" width="12" height="9" rx="1.600" fill="#fff" />
      <path d="M26.500 11V8.500a3.500 3.500 0 0 1 7 0V11" fill="none" stroke="#fff" strokeWidth="2" />
      <circle cx="30" cy="15.500" r="1.500" fill="#d6202b" />
      <MarkText x={5} y={32} size={9} width={50} fill="#fff">
        paysafecard
      </MarkText>
    </>
  ),
  sdd: (
    <>
      {tile('#103a93')}
      <MarkText x={11} y={25} size={15.5} width={38} fill="#fff" italic>
        SEPA
      </MarkText>
      <path
        d="M10 30c12 4.500 28 4.500 40 0"
        fill="none"
        stroke="#ffcf00"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </>
  ),
  sct: (
    <>
      <path d="M10 17 26 7l16 10Z" fill="#103a93" />
      <path d="M12 20h4v9h-4Zm7 0h4v9h-4Zm7 0h4v9h-4ZM10 31h26v3H10Z" fill="#103a93" />
      <path d="M36 24h13m-5-5 5 5-5 5" fill="none" stroke="#2a9d60" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  prezelewy24: (
    <>
      <MarkText x={7} y={20} size={10.5} width={46} fill="#8b8b93">
        Przelewy
      </MarkText>
      <MarkText x={22} y={34} size={15} width={24} fill="#d0142c" italic>
        24
      </MarkText>
    </>
  ),
  blik: (
    <>
      {tile('#111')}
      <circle cx="20" cy="10" r="3.500" fill="#e2503c" />
      <MarkText x={9} y={29} size={18} width={42} fill="#fff">
        blik
      </MarkText>
    </>
  ),
  giropay: (
    <>
      <rect x="4" y="10" width="52" height="20" rx="5" fill="#000268" />
      <path d="M34 12h17a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H34Z" fill="#ff3a2f" />
      <MarkText x={8} y={24.5} size={12} width={24} fill="#fff">
        giro
      </MarkText>
      <MarkText x={36} y={24.5} size={11} width={16} fill="#fff">
        pay
      </MarkText>
    </>
  ),
  sofort: (
    <>
      {tile('#ee8a1d')}
      <MarkText x={6} y={25} size={14} width={48} fill="#fff" italic>
        Sofort.
      </MarkText>
    </>
  ),
  eps: (
    <>
      <path d="M8 8h44v5H8Zm0 19h44v5H8Z" fill="#71828a" />
      <MarkText x={11} y={25} size={17} width={38} fill="#c8036f">
        eps
      </MarkText>
    </>
  ),
}
