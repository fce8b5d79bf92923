/** What the driver says, without a code and without any value, when it did not get or lost its connection. */
export const outageMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|after calling end on the pool/
