import { type Analyte, ofPanel } from './analyte.ts';

const none = ['nil', 'negative', 'absent', 'not detected', 'neg', 'not seen', 'none', 'none seen'];
const word = { units: {}, unit: '', plausible: [0, 0] as [number, number], usualWords: none };
const perField = { units: { '/hpf': 1 }, unit: '/HPF', plausible: [0, 1_000] as [number, number] };

/** Their short names, such as "protein", mean these only where a report tells of urine. */
export const urine: Analyte[] = ofPanel('Urine', [
  {
    code: 'urinePh',
    title: 'Urine pH',
    loinc: '5803-2',
    names: ['ph', 'reaction ph', 'reaction', 'ph reaction'],
    units: { '': 1 },
    unit: '',
    plausible: [4, 10],
    ranges: [{ low: 5, high: 7, source: 'abim' }],
  },
  {
    code: 'urineSpecificGravity',
    title: 'Urine specific gravity',
    loinc: '5811-5',
    names: ['specific gravity', 'sp gravity', 'specific gravity sg'],
    units: { '': 1 },
    unit: '',
    plausible: [0.99, 1.1],
    ranges: [{ low: 1.002, high: 1.03, source: 'abim' }],
  },
  {
    code: 'urineProtein',
    title: 'Urine protein',
    loinc: '20454-5',
    names: ['protein', 'proteins', 'albumin', 'protein albumin', 'urine protein', 'proteins albumin'],
    ...word,
  },
  {
    code: 'urineGlucose',
    title: 'Urine glucose',
    loinc: '25428-4',
    names: ['glucose', 'sugar', 'urine glucose', 'urine sugar', 'reducing sugar'],
    ...word,
  },
  {
    code: 'urineKetones',
    title: 'Urine ketones',
    loinc: '2514-8',
    names: ['ketones', 'ketone', 'ketone bodies', 'acetone', 'urine ketone', 'urine ketones'],
    ...word,
  },
  {
    code: 'urineBlood',
    title: 'Urine blood',
    loinc: '5794-3',
    names: ['blood', 'occult blood', 'urine blood', 'haemoglobin', 'hemoglobin'],
    ...word,
  },
  {
    code: 'urineBilirubin',
    title: 'Urine bilirubin',
    loinc: '5770-3',
    names: ['bilirubin', 'bile pigment', 'bile pigments', 'urine bilirubin'],
    ...word,
  },
  {
    code: 'urineUrobilinogen',
    title: 'Urine urobilinogen',
    names: ['urobilinogen'],
    ...word,
    usualWords: ['normal', ...none],
  },
  {
    code: 'urineNitrite',
    title: 'Urine nitrite',
    loinc: '5802-4',
    names: ['nitrite', 'nitrites', 'urine nitrite'],
    ...word,
  },
  {
    code: 'urineLeukocyteEsterase',
    title: 'Urine leukocyte esterase',
    loinc: '5799-2',
    names: ['leukocyte esterase', 'leucocyte esterase', 'leukocytes esterase', 'leucocytes esterase'],
    ...word,
  },
  {
    code: 'urinePusCells',
    title: 'Urine pus cells',
    loinc: '5821-4',
    names: [
      'pus cells',
      'pus cell',
      'pus cells wbc',
      'wbc',
      'pus cells wbcs',
      'leucocytes',
      'leukocytes',
      'pus leucocytes',
    ],
    ...perField,
  },
  {
    code: 'urineRedCells',
    title: 'Urine red cells',
    loinc: '13945-1',
    names: ['rbc', 'rbcs', 'red blood cells', 'r b c', 'red cells', 'erythrocytes'],
    ...perField,
  },
  {
    code: 'urineEpithelialCells',
    title: 'Urine epithelial cells',
    loinc: '5787-7',
    names: ['epithelial cells', 'epithelial cell'],
    ...perField,
  },
]);
