import { isUuid } from '../lib/text.ts';
import { undoChange } from './mutations.ts';
import type { Effect, Outcome, Skill, Turn } from './skill.ts';

const isUndo =
  /^(?:\/?undo(?: that| it| last)?|take (?:that|it) back|(?:cancel|remove|delete|erase) (?:that|it|this|(?:the |my )?last(?: one| entry| meal| food)?)|(?:last (?:wala|entry) )?(?:hata ?o|hata ?do|delete kar ?do)|galat|wapas|हटाओ|हटा दो|वापस)[.!]?$/i;
/** Words with which nobody tells what they ate: what follows is not logged. */
const isRequest =
  /^(?:please |pls |plz |can you |could you )*(?:remove|delete|erase|change|replace|swap|remind|show|send|cancel|stop|reset|set (?:my|the|a|an|up)\b)\s/i;
const isHelp = /^(?:\/?help|what can you do|kya kar sakte ho|madad|मदद)[?.!]*$/i;
const isStart = /^\/start\b/i;
const isGreeting =
  /^(?:hi+|hello|hey|namaste|namaskar|नमस्ते|good (?:morning|afternoon|evening))(?:,? (?:there|ji|bhai|sir|madam|fitpulse|kya haal(?: hai)?|kaise ho|(?:i am|i'm|im|this is|my name is) [\p{L}]+))*[ .!?]*$/iu;
const isThanks =
  /^(?:thanks?(?: you| a lot| so much)*|thank u|ok(?:ay)?|great|nice|cool|shukriya|dhanyava?a?d|धन्यवाद|bye|good ?night)[ .!]*$/i;
const asksWho =
  /^(?:who|what) (?:are|r) (?:you|u)[?.! ]*$|^what(?:'s| is) your name[?.! ]*$|^are you (?:a )?(?:bot|human|real|ai)[?.! ]*$|^who made you[?.! ]*$/i;
const tellsOfSelf =
  /^(?:call me|my name is|mera naam|मेरा नाम|(?:my )?(?:height|age|date of birth|dob|birthday|gender)(?: is)?|i am \d{1,3} (?:years|yrs)(?: old)?$|i am \d{2,3} ?cm)\b/i;
const wantsAllDeleted =
  /^(?:please )?(?:delete|erase|remove|clear) (?:my |the |all |of |me )*(?:everything|all|account|data|profile|history)[.! ]*$/i;

const helpText = `Tell me in your own words what you ate, drank or did:
• had 2 rotis with dal and a glass of lassi
• 2 glasses of water
• walked 30 minutes
• weight 72.4
• slept 7 hours

I show what I understood, with the grams I assumed. Wrong? Use the buttons, or write undo.
same breakfast as yesterday: logs it again
what should I eat?: meals that fit into the rest of the day
today, week: how it is going
goal: your daily targets; goal 1800 changes one
remove dal, change lassi to chaas: corrects what is logged
undo: takes back the last change`;

/** Help, greetings and undo: what is about the conversation itself. */
export const basics: Skill = {
  name: 'basics',

  async answer(text, turn) {
    if (isUndo.test(text)) return undo(undefined, turn);
    if (isStart.test(text)) return { text: `Welcome to FitPulse.\n\n${helpText}` };
    if (isHelp.test(text)) return { text: helpText };
    if (isGreeting.test(text))
      return { text: 'Hello! Tell me what you ate, drank or did. Write help to see examples.' };
    if (isThanks.test(text)) return { text: 'All right. Tell me when you eat, drink or do something.' };
    const { publicUrl } = turn.context.config;
    if (asksWho.test(text))
      return { text: 'I am FitPulse, a program that keeps your health diary. Write help to see what I can do.' };
    if (tellsOfSelf.test(text))
      return { text: `Your name, height and date of birth stand in your profile: ${publicUrl}/app/userprofile` };
    if (wantsAllDeleted.test(text)) {
      return {
        text: `Nothing was deleted. To download or delete everything, open Settings: ${publicUrl}/app/settings`,
      };
    }
    return undefined;
  },

  take(text) {
    if (!isRequest.test(text)) return undefined;
    const answer = { text: "I can't do that here, so nothing was logged or changed. Write help to see what I can do." };
    return { rest: '', log: async () => answer };
  },

  async press(_verb, changeId, turn) {
    return isUuid(changeId) ? undo(changeId, turn) : { text: 'That button no longer works.' };
  },
};

async function undo(changeId: string | undefined, { db, person, now }: Turn): Promise<Outcome> {
  const effects = await undoChange(db, person.owner, changeId, now);
  if (!effects) return { text: changeId ? 'That was already taken back.' : 'There is nothing to undo.' };
  return { text: `Undone. ${describe(effects)}` };
}

function describe(effects: Effect[]): string {
  const count = (change: Effect['change']) => effects.filter((effect) => effect.change === change).length;
  const entries = (n: number) => `${n} ${n === 1 ? 'entry is' : 'entries are'}`;
  const parts = [
    count('created') && `${entries(count('created'))} gone.`,
    count('deleted') && `${entries(count('deleted'))} back.`,
    count('updated') && `${entries(count('updated'))} as before.`,
  ];
  return parts.filter(Boolean).join(' ');
}
