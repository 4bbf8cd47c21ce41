interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

/** Class 08 and 57P are of the connection, 53 of resources; the rest is Node's and pg's own. */
const outageCodes = /^(?:08|53|57P)|^E(?:CONNREFUSED|CONNRESET|NOTFOUND|PIPE|TIMEDOUT|AI_AGAIN)$/;
const outageMessages = /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered)/;

/** The database can't be reached, or has no room: what failed may work in a moment. */
export const isOutage = (error: DatabaseError): boolean =>
  outageCodes.test(error.code ?? '') || outageMessages.test(error.message);

/** A text with a NUL, or half a character. */
export const isUnstorableText = ({ code }: DatabaseError): boolean => code === '22021' || code === '22P05';

/** A date or a figure that no column takes, such as the year 0. */
export const isOutOfRange = ({ code }: DatabaseError): boolean =>
  code === '22003' || code === '22007' || code === '22008';

/** A fast or a period that ends before it begins, or goes on for longer than one can. */
export const isImpossibleSpan = ({ code, constraint }: DatabaseError): boolean =>
  code === '23514' && /^(?:fast|cycle)_entries_span$/.test(constraint ?? '');

/** Something that belongs to a person who is being deleted. */
export const isOfNobody = ({ code, constraint }: DatabaseError): boolean =>
  code === '23503' && /_user_id_fkey$/.test(constraint ?? '');
