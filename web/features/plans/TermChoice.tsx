import { Segments } from '../../ui/Segments.tsx';
import { monthsFree, type Plan } from './plan.ts';

interface TermChoiceProps {
  plans: Pick<Plan, 'price' | 'yearlyPrice'>[];
  words: Record<'term' | 'monthly' | 'yearly' | 'monthFree' | 'monthsFree', string>;
  value: 'month' | 'year';
  onChange: (term: 'month' | 'year') => void;
}

/** By the month or by the year; nothing where none of the plans is sold by the year. */
export function TermChoice({ plans, words, value, onChange }: TermChoiceProps) {
  const free = monthsFree(plans);
  if (free === undefined) return null;
  const reward = free === 1 ? words.monthFree : `${free} ${words.monthsFree}`;
  const options = [
    { value: 'month', label: words.monthly },
    { value: 'year', label: free > 0 ? `${words.yearly} (${reward})` : words.yearly },
  ] as const;
  return <Segments label={words.term} name="term" options={options} value={value} onChange={onChange} />;
}
