/** What a message asks of the diary: foods as they are written there or as they should be. */
export type FoodRequest =
  | { kind: 'remove'; food: string }
  /** The meal that the last message was told of, or that another meal of the day really was. */
  | { kind: 'move'; meal: string; from: string | undefined }
  | { kind: 'change'; food: string; other: string };

const please = '^(?:please |pls |plz |can you |could you |no |oh |sorry )*';
const the = '(?:the |my |that |this |last |also )*';
const amount = '(?:\\d[\\d./]*|an?|one|two|three|four|five|six|half|ek|do|teen|char|paanch|aadha|adha)';

const meal = '(?:breakfast|lunch|dinner|supper|nashta|naashta|(?:(?:evening|afternoon) )?snacks?)';

const forms: [FoodRequest['kind'], RegExp][] = [
  [
    'remove',
    new RegExp(
      `${please}(?:remove|delete|erase|clear) (?:everything|all(?: of it| foods?)?|it all) (?:from|in|of) ${the}(?<food>${meal})[.! ]*$`,
      'i',
    ),
  ],
  [
    'move',
    new RegExp(
      `${please}(?:move|shift|put|change|make) (?:${the}(?<food>${meal})|it|that|this|them|those|the last(?: one| meal| entry)?) (?:to|into|in|under|as) ${the}(?<other>${meal})[.! ]*$`,
      'i',
    ),
  ],
  [
    'move',
    new RegExp(
      `^(?:no|sorry|oops|actually)?,? ?(?:it|that|this) was (?:for |at )?${the}(?<other>${meal})(?:,? not (?:for )?${meal})?[.! ]*$`,
      'i',
    ),
  ],
  [
    'remove',
    new RegExp(
      `${please}(?:remove|delete|erase|take out|cancel|clear) ${the}(?<food>.+?)(?: (?:from|in|i|because|as|since|we|it was) .*|[.!? ]*)$`,
      'i',
    ),
  ],
  [
    'remove',
    /^(?<food>.+?)(?: (?:ka|ki|ke|wala|wali|का|की))? (?:(?:entry|entries|एंट्री) )?(?:ko )?(?:hata ?(?:o|do|dena|de|dijiye)|nika?al ?(?:o|do|dena)|(?:delete|remove) kar ?(?:o|do|na|dena)|हटाओ|हटा दो|निकाल दो)[.!? ]*$/iu,
  ],
  ['change', new RegExp(`${please}(?:swap|exchange) ${the}(?<food>.+?) for (?<other>.+?)[.!? ]*$`, 'i')],
  [
    'change',
    new RegExp(
      `${please}(?:change|replace|swap|correct|update|edit|make) ${the}(?<food>.+?) (?:to|with|into|by|as) (?<other>.+?)[.!? ]*$`,
      'i',
    ),
  ],
  [
    'change',
    /^(?<food>.+?) (?:ko|ki jagah|ke badle|को|की जगह) (?<other>.+?) (?:kar ?(?:o|do|dena)|bana ?(?:o|do)|likh ?(?:o|do)|कर दो|लिखो|लिख दो)[.!? ]*$/iu,
  ],
];

/** What the message asks of the diary, if it is a request at all. */
export function readRequest(text: string): FoodRequest | undefined {
  for (const [kind, form] of forms) {
    const { food, other = '' } = form.exec(text)?.groups ?? {};
    if (kind === 'move' && other) return { kind, meal: other, from: food };
    if (kind === 'change' && food && other) return { kind, food, other };
    if (kind === 'remove' && food) return { kind, food };
  }
  return undefined;
}

const mealAlone =
  /^(?:(?:i|have|just|aaj|maine) )*(?:had|ate|finished|done with|took|completed|log|add)? ?(?:(?:my|the|an?|big|heavy|light|small|late|early|good|nice|quick) )*(?<meal>breakfast|lunch|dinner|supper|snacks?|nashta)(?: (?:done|ho gaya|kar liya|kiya|khaya|kha liya|today))*[.! ]*$/i;

const foodAlone =
  /^(?:maine |aaj |abhi |i |just )*(?:(?:khana|food|meal|खाना) (?:kha liya|khaya|kha li|ho gaya|done|khatam|खा लिया|खाया)|(?:had|ate|took) (?:my |some |a )?(?:food|meal))(?: (?:hai|abhi|now|today|है))*[.! ]*$/iu;

/** What was had, when a message says only that it was: a meal, or any. */
export function readMealAlone(text: string): string | undefined {
  if (foodAlone.test(text)) return 'meal';
  return mealAlone.exec(text)?.groups?.meal?.toLowerCase();
}

/** Says how much rather than only what. */
export const saysHowMuch = (text: string): boolean =>
  new RegExp(`½|¼|¾|(?:^|\\s)(?:\\d|${amount}(?=\\s|$))`, 'i').test(text);
