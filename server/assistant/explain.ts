import { readParts } from '../understanding/wants/wants.ts';
import type { Skill } from './skill.ts';
import { mayTake, shareOf, skillsFor, wantsOf } from './wanted.ts';

const shownActs = 4;

/** Lines that tell what each part of a message wants, with how likely, and which skills are asked or may write it down. */
export function explainParts(text: string, context: string, skills: Skill[]): string[] {
  return readParts(text, context).flatMap((part) => {
    const wants = wantsOf(part);
    const acts = part.acts.slice(0, shownActs).map(({ act, share }) => `${act} ${share.toFixed(2)}`);
    const asked = skillsFor(skills, wants).filter(({ acts: served }) => served);
    const takers = skills.filter((skill) => skill.logs && mayTake(skill, wants));
    return [
      `"${part.text.trim()}"`,
      `  wants      ${acts.join(', ')}; care ${shareOf(wants, 'care').toFixed(2)}, several acts ${part.several.toFixed(2)}`,
      `  asked      ${namesOf(asked)}`,
      `  may write  ${namesOf(takers)}`,
    ];
  });
}

const namesOf = (skills: Skill[]): string => skills.map(({ name }) => name).join(', ') || 'nobody';
