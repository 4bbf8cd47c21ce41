export const verificationHours = 24;
/** Links to one person within an hour: nobody's mailbox is filled by somebody who entered its address. */
export const verificationLimit = { perPerson: 3, windowSeconds: 3_600 };
