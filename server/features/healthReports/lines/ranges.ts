import { type Figure, findFigures } from './figures.ts';

export interface PrintedRange {
  low?: number;
  high?: number;
  /** "< 200": the limit itself lies outside. */
  isStrict: boolean;
}

/** Words in front of a span that say that it is what a healthy person has. */
const usual = /\b(?:desirable|normal|optimal|sufficien\w*|non\W?diabetic|low\W?risk|adults?|healthy)\b/i;
const unusual =
  /\b(?:deficien\w*|insufficien\w*|borderline|high|low|pre\W?diabetic|prediabetes|diabetic|diabetes|toxic\w*|abnormal|near|very|average|moderate|severe|positive|critical|poor|good|control|trimester|pregnan\w*|child\w*|newborn|infant|risk|intermediate|therapeutic)\b/i;

/** The range that a laboratory prints behind a value; of several, the one of this sex, or the one that it calls normal. */
export function readRange(text: string, sex: 'male' | 'female' | undefined): PrintedRange | undefined {
  const spans = findFigures(text).flatMap((figure, index, all) =>
    figure.kind === 'plain' ? [] : { figure, label: text.slice(all[index - 1]?.end ?? 0, figure.at) },
  );
  const sexOf = (label: string) => {
    if (/\b(?:f|female|women|woman)\b/i.test(label)) return 'female';
    return /\b(?:m|male|men|man)\b/i.test(label) ? 'male' : undefined;
  };
  const isBySex = spans.some(({ label }) => sexOf(label));
  const fitting = isBySex ? spans.filter(({ label }) => sexOf(label) === sex) : spans;
  const chosen =
    fitting.find(({ label }) => usual.test(label) && !/in\W?sufficien|ab\W?normal/i.test(label)) ??
    fitting.find(({ label }) => !unusual.test(label));
  return chosen && toRange(chosen.figure);
}

function toRange(figure: Exclude<Figure, { kind: 'plain' }>): PrintedRange {
  if (figure.kind === 'span') return { low: figure.low, high: figure.high, isStrict: false };
  return figure.sign === '<'
    ? { high: figure.value, isStrict: figure.isStrict }
    : { low: figure.value, isStrict: figure.isStrict };
}
