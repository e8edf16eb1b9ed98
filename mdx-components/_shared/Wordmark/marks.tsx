import type { ReactNode } from 'react';

/**
 * Marks of the fictional clients, 32 x 32, drawn with currentColor. They stand in the order
 * of the footer's list of names: a client keeps its mark wherever its name is shown.
 */
export const marks: ReactNode[] = [
  // plane-tree leaf
  <path
    key="leaf"
    d="M16 2c1.6 3.4 3.4 4.6 6.4 4.2-.4 3 .8 4.8 5.6 6.4-4 2.2-5 4.4-4.4 7.4-3-.6-5.2.2-6.4 2.4V30h-2.4v-7.6c-1.2-2.2-3.4-3-6.4-2.4.6-3-.4-5.2-4.4-7.4 4.8-1.6 6-3.4 5.6-6.4 3 .4 4.8-.8 6.4-4.2Z"
  />,
  // pomegranate
  <g key="pomegranate">
    <path d="M12.5 2l2 3h3l2-3 .6 5.2h-8.2z" />
    <path
      fillRule="evenodd"
      d="M16 8a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm-4.6 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9.2 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"
    />
  </g>,
  // arch
  <path
    key="arch"
    fillRule="evenodd"
    d="M3 30V15C3 9 9 6 16 2c7 4 13 7 13 13v15h-6V17c0-4-3-6-7-8.6C12 11 9 13 9 17v13Z"
  />,
  // open book
  <path
    key="book"
    d="M2 6c5-1.6 9.5-1 13 2v20c-3.5-3-8-3.6-13-2ZM30 6c-5-1.6-9.5-1-13 2v20c3.5-3 8-3.6 13-2Z"
  />,
  // flower of four petals
  <path
    key="flower"
    d="M16 15C10 12 9 6 16 2c7 4 6 10 0 13Zm1 1c3-6 9-7 13 0-4 7-10 6-13 0Zm-1 1c6 3 7 9 0 13-7-4-6-10 0-13Zm-1-1c-3 6-9 7-13 0 4-7 10-6 13 0Z"
  />,
  // bars
  <path key="bars" d="M3 18h5.5v12H3zm7-7h5.5v19H10zm7 4h5.5v15H17zm7-13h5.5v28H24z" />,
  // khatam star
  <path
    key="star"
    fillRule="evenodd"
    d="M16 1l4.4 4.4h6.2v6.2L31 16l-4.4 4.4v6.2h-6.2L16 31l-4.4-4.4H5.4v-6.2L1 16l4.4-4.4V5.4h6.2Zm0 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z"
  />,
  // swallow
  <path key="bird" d="M2 7c7 0 11 2 14 7 3-5 7-7 14-7-3 5-6 8-10 9.5L23 29l-7-8-7 8 3-12.5C8 15 5 12 2 7Z" />,
];
