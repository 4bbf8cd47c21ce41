export interface JsonBudget {
  /** Most values: lists, objects, and the members of them. */
  items: number;
  /** How deep lists and objects may lie in one another. */
  depth: number;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/**
 * Counts the values of JSON that comes in pieces and builds none of them. The meter takes the next piece, as text or as
 * bytes read as Latin-1, and answers whether all that came so far is within the budget; what is no JSON at all is for
 * the parser to find out.
 */
export function createJsonMeter(budget: JsonBudget): (piece: string) => boolean {
  let items = 1;
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  return (piece) => {
    for (let index = 0; index < piece.length; index += 1) {
      const code = piece.charCodeAt(index);
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) inText = false;
      } else if (code === quote) inText = true;
      else if (code === comma) items += 1;
      else if (opens.has(code)) {
        items += 1;
        depth += 1;
        if (depth > budget.depth) return false;
      } else if (closes.has(code)) depth -= 1;
      if (items > budget.items) return false;
    }
    return true;
  };
}
