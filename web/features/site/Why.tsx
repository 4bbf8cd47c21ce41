import { CalendarIcon, MealIcon, ReportIcon, ShieldIcon, UndoIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import { Cards, type CardText } from './Cards.tsx';
import { Section } from './Section.tsx';

const reasons: CardText[] = [
  {
    Icon: CheckIcon,
    title: 'The same words, the same numbers',
    text: 'An estimate is repeatable, gives its range and says where its figures come from.',
  },
  {
    Icon: ShieldIcon,
    title: 'It never invents a food',
    text: 'What it doesn’t know, it asks about. Nothing is logged until it is sure what you meant.',
  },
  {
    Icon: UndoIcon,
    title: 'Undo for anything',
    text: 'Every change that you make in the chat can be taken back in the chat.',
  },
  {
    Icon: MealIcon,
    title: 'At home in an Indian kitchen',
    text: 'Poha, rajma chawal, idli, chaas, chai: with the portions that people really serve.',
  },
  {
    Icon: CalendarIcon,
    title: '30-day money-back guarantee',
    text: 'A full refund within 30 days. Cancel at any time and keep the features until the period ends.',
  },
  {
    Icon: ReportIcon,
    title: 'Your data stays yours',
    text: 'Take all of it with you as a file, or delete your account with everything in it, whenever you like.',
  },
];

export function Why() {
  return (
    <Section
      id="why"
      eyebrow="Why FitPulse"
      title="Numbers that you can trust, terms that you can leave"
      tone="surface"
    >
      <Cards cards={reasons} strip="Reasons" />
    </Section>
  );
}
