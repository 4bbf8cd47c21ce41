import { describe, expect, test } from 'vitest';
import { isWordOfFood, spellFood } from '../features/nutrition/reading.ts';
import { writtenEntries } from './lexiconFiles.ts';
import { inKnownWords } from './regional.ts';

const known = (text: string) => inKnownWords(text, spellFood);

describe('words of regional languages', () => {
  test.each([
    ['amar ojon 62.5 kg', 'my weight 62.5 kg'],
    ['aaje ketli calorie thai', 'today kitna calorie thai'],
    ['en edai 64 kilo', 'my weight 64 kilo'],
    ['7 gantalu padukunna', '7 hours slept'],
    ['savare 2 thepla ne adhi cup cha', 'morning 2 thepla ne adhi cup tea'],
    ['doi ta muche dao', 'doi ta hata do'],
    ['pithla kadhun tak', 'pithla hata do'],
    ['aaru mani neram thoonginen', '6 hours slept'],
    ['sade sat hajar pavla chalalo', 'sade 7 hajar steps walked'],
    ['adhi so gram goli savare', '250 gram tablet morning'],
    ['sare sat ghonta ghumiyechi', '7.5 hours slept'],
    ['raat sare attay osudh', 'raat saade 8 tay tablet'],
    ['dina bittu dina maatre', 'alternate day tablet'],
    ['ek divas chhodine goli savare', 'alternate day tablet morning'],
    ['oru naal vittu oru naal maathirai', 'alternate day tablet'],
    ['15 minitani goli ghyaychi', '15 minutes baad tablet ghyaychi'],
    ['komor 35 inch', 'waist 35 inch'],
    ['জ্বর 100.4', 'fever 100.4'],
    ['halasina hannu tinde', 'halasina hannu ate'],
    ['mo ruti 2 khanda, gina', 'my ruti 2 khanda, gina'],
    ['ਲੰਗਰ ਛਕਿਆ', 'ਲੰਗਰ ate'],
  ])('%s', (text, words) => expect(known(text)).toBe(words));

  test.each([
    ['nimekula mandazi tatu na chai', 'nimekula mandazi 3 and chai'],
    ['comí dos tacos y una horchata', 'comí 2 tacos and 1 horchata'],
    ["j'ai mangé un croissant et dix frites", "j'ai mangé 1 croissant and 10 frites"],
    ['zwei brezn mit butter und tee', 'zwei brezn with butter and tee'],
    ['sarapan nasi lemak dan teh tarik', 'breakfast nasi lemak and teh tarik'],
    ['kumain ako ng lima pandesal at itlog', 'kumain ako ng 5 pandesal and itlog'],
    ['zjadłem osiem pierogi i barszcz', 'zjadłem osiem pierogi and barszcz'],
    ['colazione: cappuccino e due cornetti', 'breakfast: cappuccino and 2 cornetti'],
    ['bihana euta samosa ra chiya', 'morning euta samosa and tea'],
    ['Ayer cené dos tacos', 'yesterday ate dinner 2 tacos'],
    ['hier soir raclette', 'last night raclette'],
    ['tadi malam nasi goreng', 'last night nasi goreng'],
    ['ontem à noite pizza', 'last night pizza'],
  ])('of other continents: %s', (text, words) => expect(known(text)).toBe(words));

  test.each(['uno khela aur 2 roti khayi', 'doi aur bhaat', 'dua ke baad dal', 'i had limes and a media lunch at 5'])(
    'words of theirs that are others here stay as they are: %s',
    (text) => expect(known(text)).toBe(text),
  );

  test.each([
    ['মাছ আর ভাত খেলাম', 'মাছ ar ভাত khelam'],
    ['રાત્રે 6 કલાક ઊંઘ્યો', 'night 6 hours slept'],
    ['ਮੈਂ 40 ਮਿੰਟ ਸੈਰ ਕੀਤੀ', 'main 40 minutes walked'],
    ['இரண்டு தோசை சாப்பிட்டேன்', '2 தோசை sappiten'],
    ['మూడు గ్లాసుల నీళ్లు తాగాను', '3 glass water taganu'],
    ['ಅರ್ಧ ಗಂಟೆ ನಡೆದೆ', '0.5 hours walked'],
    ['മൂന്ന് ഗ്ലാസ് വെള്ളം കുടിച്ചു', '3 glass water kudichu'],
  ])('in their own script: %s', (text, words) => expect(known(text)).toBe(words));

  test('what is another word elsewhere counts by the language of the message', () => {
    expect(known('randu glass vellam kudichu')).toBe('randu glass water kudichu');
    expect(known('pongal with vellam')).toBe('pongal with vellam');
    expect(known('ek bati doi khelam')).toBe('ek katori doi khelam');
    expect(known('dal bati churma')).toBe('dal bati churma');
  });

  test.each(['maine 2 roti aur dal khayi, pani kam piya', 'I walked 30 minutes and weigh 70 kg', 'आज मैंने दो रोटी खाई'])(
    'Hindi and English stay as they are: %s',
    (text) => expect(known(text)).toBe(text),
  );

  test('no word that has a meaning for sure is Hindi, English or a food', () => {
    const common = new Set(
      writtenEntries.flatMap(({ language, words }) =>
        language === 'english' || language === 'hindi' ? words.join(' ') : [],
      ),
    );
    const sure = writtenEntries.filter(
      ({ role, value, words, isWeak }) => role === 'means' && !isWeak && words.join(' ') !== value,
    );
    const elsewhere = sure.filter(
      ({ words }) => common.has(words.join(' ')) || (words.length === 1 && isWordOfFood(words[0] ?? '')),
    );
    expect(elsewhere.map(({ language, words }) => `${language}: ${words.join(' ')}`)).toEqual([]);
  });
});
