import { readMessage } from '../../../language/message.ts';
import { nameAt, names } from './names.ts';

const units =
  'kg|g|mg|lb|lbs|cm|mm|m|in|inch|inches|ml|l|litres?|%|percent|points?|score|reps?|times?|counts?|sec|secs|seconds|min|mins|minutes|hours?|bpm|mmhg|°c|°f|[a-zµμ]+/[a-z]+';
const longestName = 40;
const longestText = 120;
const inFront = `^(?:(?:please|pls|can you|could you|i want to|i wanna|i'd like to|let me|mujhe|mera|meri|start) )*`;
const named = `(?:an? )?(?:new )?(?:my )?(?:own )?(?:reading|measurement|kind of reading)s?(?: called| named| of| for)?[: ]+`;
/** "Track my grip strength in kg", "add a reading called peak flow (l/min)". */
const english = new RegExp(
  `${inFront}(?:(?:keep )?track(?:ing)?(?: of)?|measure|monitor|(?:add|make|create|new) ${named}) ?(?:my |the )?([^\\d?]+?) ?(?:,? in |, |\\()(${units}|[a-z]{1,12})\\)?$`,
  'u',
);
/** "Grip strength kg me track karo", "मेरी पकड़ kg में नोट करो". */
const hindi = new RegExp(
  `${inFront}(?:मेरी |मेरा |मुझे )?([^\\d?]+?),? (${units}) (?:me|mein|में) (?:track|note|measure|naap|naapna|ट्रैक|नोट|नापना) ?(?:karo|karna|kar|karte|karni|करो|करना|कर)?(?: (?:hai|do|dena|chahta hoon|chahti hoon|है|दो))*$`,
  'u',
);
/** What has a place of its own. */
const elsewhere =
  /\b(?:weight|water|sleep|steps?|food|meals?|calories|kcal|protein|carbs?|fats?|fibre|fiber|mood|period|cycle|workouts?|exercise|medicines?|tablets?|wajan|vajan|paani|neend|khana|time|progress|day|macros?|intake)\b|वजन|पानी|नींद|खाना/u;

/** A kind of reading that somebody wants kept, by its name and unit; undefined where nothing new is asked for. */
export function readOwnKind(text: string): { name: string; unit: string } | undefined {
  if (text.length > longestText) return undefined;
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replace(/\s+/g, ' ');
  const [, name = '', unit = ''] = english.exec(said) ?? hindi.exec(said) ?? [];
  const { tokens } = readMessage(name);
  const isKnown = elsewhere.test(name) || tokens.some((_, at) => nameAt(tokens, at, names));
  if (name === '' || name.length > longestName || isKnown) return undefined;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), unit };
}
