import { type Analyte, ofPanel } from './analyte.ts';

const fat = (perMmol: number) => ({
  units: { 'mg/dl': 1, 'mmol/l': perMmol },
  unit: 'mg/dL',
  plausible: [1, 5_000] as [number, number],
});
const atp3 = { from: 18, source: 'atp3' } as const;
const ratio = { units: { '': 1 }, unit: '', plausible: [0.1, 30] as [number, number] };

export const lipids: Analyte[] = ofPanel('Lipids', [
  {
    code: 'cholesterol',
    title: 'Cholesterol, total',
    loinc: '2093-3',
    names: ['cholesterol', 'total cholesterol', 'cholesterol total'],
    ...fat(38.67),
    ranges: [{ high: 199, ...atp3 }],
  },
  {
    code: 'hdl',
    title: 'HDL cholesterol',
    loinc: '2085-9',
    names: [
      'hdl',
      'hdl cholesterol',
      'hdl c',
      'hdl cholesterol direct',
      'cholesterol hdl',
      'high density lipoprotein',
      'hdl chol',
    ],
    ...fat(38.67),
    ranges: [
      { low: 40, sex: 'male', ...atp3 },
      { low: 50, sex: 'female', ...atp3 },
    ],
  },
  {
    code: 'ldl',
    title: 'LDL cholesterol',
    loinc: '13457-7',
    names: [
      'ldl',
      'ldl cholesterol',
      'ldl c',
      'ldl cholesterol direct',
      'cholesterol ldl',
      'low density lipoprotein',
      'ldl chol',
      'ldl cholesterol calculated',
    ],
    ...fat(38.67),
    ranges: [{ high: 129, ...atp3 }],
  },
  {
    code: 'vldl',
    title: 'VLDL cholesterol',
    loinc: '13458-5',
    names: ['vldl', 'vldl cholesterol', 'cholesterol vldl', 'vldl c', 'vldl chol'],
    ...fat(38.67),
  },
  {
    code: 'triglycerides',
    title: 'Triglycerides',
    loinc: '2571-8',
    names: ['triglycerides', 'triglyceride', 'tgl', 'tg'],
    ...fat(88.57),
    ranges: [{ high: 149, ...atp3 }],
  },
  {
    code: 'nonHdl',
    title: 'Non-HDL cholesterol',
    loinc: '43396-1',
    names: ['non hdl cholesterol', 'non hdl', 'cholesterol non hdl', 'non hdl c'],
    ...fat(38.67),
    ranges: [{ high: 159, ...atp3 }],
  },
  {
    code: 'cholesterolHdlRatio',
    title: 'Cholesterol to HDL',
    loinc: '9830-1',
    names: [
      'total cholesterol hdl ratio',
      'cholesterol hdl ratio',
      'tc hdl ratio',
      'tc hdl cholesterol ratio',
      'chol hdl ratio',
      'total cholesterol hdl cholesterol ratio',
      'tc hdl c ratio',
    ],
    ...ratio,
  },
  {
    code: 'ldlHdlRatio',
    title: 'LDL to HDL',
    loinc: '11054-4',
    names: ['ldl hdl ratio', 'ldl hdl cholesterol ratio', 'ldl c hdl c ratio', 'ldl cholesterol hdl cholesterol ratio'],
    ...ratio,
  },
]);
