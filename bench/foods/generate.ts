import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { Food } from '../../server/features/nutrition/types.ts';
import { randomFrom } from '../wants/random.ts';

const styles =
  'Organic,Classic,Premium,Light,Crunchy,Homestyle,Spicy,Creamy,Low fat,Sugar free,Whole grain,Frozen,Instant,Roasted,Smoked,Extra,Family,Mini,Original,Traditional'.split(
    ',',
  );
const flavours =
  'with garlic,with honey,with sea salt,vanilla flavour,chocolate,in tomato sauce,with herbs,lemon,masala,barbecue,with vegetables,strawberry,mango,peri peri,with cheese,no added sugar'.split(
    ',',
  );
const syllables = 'ba,ko,ri,sha,mel,tor,ven,lu,zan,dra,pel,mi,ga,shi,nor,fa,len,qui,ro,tas,vi,hem,jo,kra'.split(',');
const brandsInAll = 40_000;

const pick = <Item>(items: Item[], random: () => number): Item => items[Math.floor(random() * items.length)] as Item;

/** A few brands make most products. */
function brandName(random: () => number): string {
  let number = Math.floor(brandsInAll * random() ** 3) + syllables.length;
  let name = '';
  for (; number > 0; number = Math.floor(number / syllables.length)) name += syllables[number % syllables.length];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Product names as they stand on packets: a food, a style before it, a flavour after it. */
export function productName(foods: Food[], random: () => number): string {
  const style = random() < 0.5 ? `${pick(styles, random)} ` : '';
  const flavour = random() < 0.45 ? ` ${pick(flavours, random)}` : '';
  return `${style}${pick(foods, random).name}${flavour}`;
}

/** An export as Open Food Facts writes them, with so many products. */
export async function writeExport(path: string, products: number): Promise<void> {
  const { foods } = loadFoodTable();
  const random = randomFrom(1);
  const columns =
    'code,product_name,brands,countries_tags,serving_size,serving_quantity,energy-kcal_100g,proteins_100g';
  const header = `${columns},carbohydrates_100g,fat_100g,fiber_100g,sugars_100g,salt_100g`.split(',').join('\t');
  function* lines() {
    yield `${header}\n`;
    for (let code = 1; code <= products; code += 1) {
      const { proteinG, carbohydrateG, fatG, fiberG, sugarG, energyKcal } = pick(foods, random).per100g;
      const figures = [energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, 0.5];
      const about = [productName(foods, random), brandName(random), 'en:india', '1 serving (30 g)', 30];
      yield `${[String(code).padStart(13, '0'), ...about, ...figures].join('\t')}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(path));
}

export interface BenchQuery {
  kind: string;
  text: string;
  /** A word that the best result should hold. */
  wanted: string;
}

/** What people type: whole names, beginnings, typing errors, and single words that thousands of names hold. */
export function benchQueries(each: number): BenchQuery[] {
  const { foods } = loadFoodTable();
  const random = randomFrom(2);
  const common = 'chicken,milk,rice,chocolate,cheese,bread,chips,yogurt,salad,soup,coffee,paneer,apple,butter'.split(
    ',',
  );
  const make: Record<string, (name: string) => string> = {
    'whole name': (name) => name,
    'being typed': (name) => name.slice(0, Math.max(3, Math.ceil(name.length * 0.6))),
    'typing error': (name) => misspelt(name, random),
    'common word': () => pick(common, random),
  };
  return Object.entries(make).flatMap(([kind, write]) =>
    Array.from({ length: each }, () => {
      const name = pick(foods, random)
        .name.replace(/[(),].*$/, '')
        .trim();
      const text = write(name);
      return { kind, text, wanted: wantedOf(kind, text, name) };
    }),
  );
}

/** Of a name that is being typed, the words that are complete. */
function wantedOf(kind: string, text: string, name: string): string {
  if (kind === 'being typed') return text.split(' ').slice(0, -1).join(' ');
  return kind === 'common word' ? text : name;
}

/** One letter of the longest word left out, doubled or swapped with the next. */
function misspelt(name: string, random: () => number): string {
  const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? name;
  const at = 1 + Math.floor(random() * Math.max(1, longest.length - 2));
  const [before, letter, after] = [longest.slice(0, at), longest.charAt(at), longest.slice(at + 1)];
  const ways = [before + after, before + letter + letter + after, before + after.charAt(0) + letter + after.slice(1)];
  return name.replace(longest, pick(ways, random));
}
