import type { Layout, Patient } from './report.ts';
import type { Placed } from './writePdf.ts';

/** Layouts that the reading was written against. */
const dotted = (date: string) => date.split('-').toReversed().join('-');

const head = (patient: Patient, title: string): Placed[] => [
  { text: title, x: 200, y: 36, size: 14 },
  { text: `Name : ${patient.name}`, x: 40, y: 60 },
  { text: `Age/Sex : ${patient.age} Y / ${patient.sex === 'male' ? 'Male' : 'Female'}`, x: 330, y: 60 },
  { text: 'Ref. Doctor : Dr. S. Menon, MBBS 45 2nd Cross Road', x: 40, y: 74 },
  { text: `Collected : ${dotted(patient.date)} 09:10 AM`, x: 330, y: 74 },
  { text: 'Phone : 9876543210', x: 40, y: 88 },
];

/** Rows of cells at these columns; nothing where a cell is empty. */
function table(sections: { title: string; rows: string[][] }[], columns: number[], from: number, step = 15): Placed[] {
  const placed: Placed[] = [];
  let y = from;
  for (const { title, rows } of sections) {
    placed.push({ text: title, x: columns[0] ?? 40, y, size: 11 });
    y += step;
    for (const row of rows) {
      for (const [index, text] of row.entries()) if (text) placed.push({ text, x: columns[index] ?? 0, y });
      y += step;
    }
  }
  return placed;
}

/** Test name, result, unit, biological reference range; a flag in a column of its own. */
const plain: Layout = {
  name: 'plain',
  table: `
# Complete Blood Count (CBC)
Hemoglobin | haemoglobin | g/dL | 13 | 17 | 1 | 13.0 - 17.0
RBC Count | redCells | million/cmm | 4.5 | 5.5 | 2 | 4.5 - 5.5
Hematocrit (PCV) | haematocrit | % | 40 | 49 | 1 | 40 - 49
MCV | mcv | fL | 83 | 101 | 1 | 83 - 101
MCH | mch | pg | 27.1 | 32.5 | 1 | 27.1 - 32.5
MCHC | mchc | g/dL | 32.5 | 36.7 | 1 | 32.5 - 36.7
RDW CV | rdwCv | % | 11.6 | 14 | 1 | 11.6 - 14
Total WBC Count | whiteCells | /cmm | 4000 | 10000 | 0 | 4000 - 10000
Neutrophils | neutrophilShare | % | 40 | 80 | 0 | 40 - 80
Eosinophils | eosinophilShare | % | 1 | 6 | 0 | 1 - 6
Platelet Count | platelets | /cmm | 150000 | 410000 | 0 | 150000 - 410000
ESR | esr | mm/1hr |  | 14 | 0 | 0 - 14
# Lipid Profile
Cholesterol | cholesterol | mg/dL |  | 200 | 1 | Desirable : < 200 Borderline : 200 - 239 High : >= 240
Triglyceride | triglycerides | mg/dL |  | 150 | 1 | Normal : < 150 High : 200 - 499
HDL Cholesterol | hdl | mg/dL | 40 | 60 | 1 | 40 - 60
VLDL | vldl | mg/dL | 15 | 35 | 1 | 15 - 35
`,
  draw(sections, patient) {
    const rows = sections.map(({ title, rows: own }) => ({
      title,
      rows: own.map(({ label, value, unit, range, expected }) => {
        const isLow = expected.low !== undefined && Number(value) < expected.low;
        const isHigh = expected.high !== undefined && Number(value) > expected.high;
        return [label, isLow ? 'L' : isHigh ? 'H' : '', value, unit, range];
      }),
    }));
    return [
      [
        ...head(patient, 'Sunrise Pathology Laboratory'),
        ...table(
          [{ title: '', rows: [['Test', '', 'Result', 'Unit', 'Biological Ref. Interval']] }],
          [40, 200, 220, 290, 370],
          100,
        ),
        ...table(rows, [40, 200, 220, 290, 370], 135),
        { text: 'Page 1 of 1', x: 500, y: 820 },
        { text: 'Lab Reg. No. 12/3456, 4 Station Road, Pune 411001', x: 40, y: 820 },
      ],
    ];
  },
};

/** Names in capitals with the specimen, the method on the same line, ranges by sex. */
const bySex: Layout = {
  name: 'by sex',
  table: `
# KIDNEY PANEL
CREATININE, SERUM | creatinine | mg/dL |  |  | 2 | M: 0.70-1.30 F: 0.50-1.10 | Jaffe
UREA, SERUM | urea | mg/dL | 13 | 43 | 1 | 13 - 43 | Urease UV
URIC ACID, SERUM | uricAcid | mg/dL |  |  | 1 | Male: 3.4 - 7.0 Female: 2.4 - 6.0 | Uricase
eGFR | egfr | mL/min/1.73 m2 | 90 |  | 0 | > 90 | CKD-EPI
# THYROID PROFILE, TOTAL
T3, Total | t3 | ng/mL | 0.8 | 2 | 2 | 0.80 - 2.00 | ECLIA
T4, Total | t4 | µg/dL | 5.1 | 14.1 | 2 | 5.10 - 14.10 | ECLIA
TSH | tsh | µIU/mL | 0.27 | 4.2 | 3 | 0.270 - 4.200 | ECLIA
# DIABETES
HbA1c | hba1c | % |  | 5.7 | 1 | Non diabetic: < 5.7 Prediabetic: 5.7 - 6.4 Diabetic: >= 6.5 | HPLC
Estimated Average Glucose (eAG) | averageGlucose | mg/dL | 90 | 120 | 0 | 90 - 120 | Calculated
Blood Sugar Fasting | glucoseFasting | mg/dL | 70 | 110 | 1 | 70 - 110 | GOD-POD
`,
  draw(sections, patient) {
    const rows = sections.map(({ title, rows: own }) => ({
      title,
      rows: own.map(({ label, value, unit, range, method }) => [`${label} (${method})`, value, unit, range]),
    }));
    return [
      [
        ...head(patient, 'METRO LABS'),
        ...table(
          [{ title: '', rows: [['TEST DESCRIPTION', 'RESULT', 'UNITS', 'REFERENCE RANGE']] }],
          [40, 240, 300, 380],
          100,
        ),
        ...table(rows, [40, 240, 300, 380], 140, 18),
      ],
    ];
  },
};

/** Two panels beside each other. */
const sideBySide: Layout = {
  name: 'side by side',
  table: `
# LIVER FUNCTION
S. Bilirubin Total | bilirubinTotal | mg/dl | 0.2 | 1.2 | 2 | 0.2-1.2
S. Bilirubin Direct | bilirubinDirect | mg/dl | 0 | 0.3 | 2 | 0-0.3
S.G.O.T. | ast | IU/L | 5 | 40 | 0 | 5-40
S.G.P.T. | alt | IU/L | 5 | 45 | 0 | 5-45
S. Alkaline Phosphatase | alkalinePhosphatase | IU/L | 53 | 128 | 0 | 53-128
S. Albumin | albumin | gm/dl | 3.5 | 5.2 | 1 | 3.5-5.2
# ELECTROLYTES AND IRON
Sodium (Na+) | sodium | mEq/L | 135 | 145 | 0 | 135-145
Potassium (K+) | potassium | mEq/L | 3.5 | 5.1 | 1 | 3.5-5.1
Chloride (Cl-) | chloride | mEq/L | 98 | 107 | 0 | 98-107
S. Calcium | calcium | mg/dl | 8.5 | 10.5 | 1 | 8.5-10.5
S. Ferritin | ferritin | ng/ml | 13 | 150 | 1 | 13-150
S. Iron | iron | ug/dl | 50 | 170 | 0 | 50-170
`,
  draw(sections, patient) {
    const placed = head(patient, 'Dr. Rao Clinical Laboratory');
    for (const [index, { title, rows }] of sections.entries()) {
      const own = rows.map(({ label, value, unit, range }) => [label, value, unit, range]);
      const from = index * 275 + 30;
      placed.push(...table([{ title, rows: own }], [from, from + 120, from + 160, from + 205], 130));
    }
    return [placed];
  },
};

/** Vitamins with a text for a range, urine with words; a serial number before each test. */
const numbered: Layout = {
  name: 'numbered',
  table: `
# VITAMIN PROFILE
Vitamin D (25-Hydroxy) | vitaminD | ng/mL | 30 | 100 | 1 | Deficiency: < 20 Insufficiency: 20 - 29 Sufficiency: 30 - 100
Vitamin B12 | vitaminB12 | pg/mL | 187 | 883 | 0 | 187 - 883
Folic Acid | folate | ng/mL | 3.1 | 20 | 1 | 3.1 - 20.0
# URINE ROUTINE AND MICROSCOPY
Reaction (pH) | urinePh |  | 4.6 | 8 | 1 | 4.6 - 8.0
Sp. Gravity | urineSpecificGravity |  | 1.005 | 1.03 | 3 | 1.005 - 1.030
Albumin | urineProtein |  | =Nil/Trace/+ |  |  | Nil
Sugar | urineGlucose |  | =Nil/++ |  |  | Nil
Pus Cells | urinePusCells | /HPF |  | 5 | 0 | 0-5
# CARDIAC RISK
hs-CRP | hsCrp | mg/L |  | 1 | 2 | Low risk: < 1.0 Average risk: 1.0 - 3.0 High risk: > 3.0
`,
  draw(sections, patient) {
    let number = 0;
    const rows = sections.map(({ title, rows: own }) => ({
      title,
      rows: own.map(({ label, value, unit, range }) => {
        number += 1;
        return [String(number), label, value, unit, range];
      }),
    }));
    return [
      [
        ...head(patient, 'Arogya Diagnostics'),
        ...table(
          [{ title: '', rows: [['Sr.', 'Investigation', 'Observed Value', 'Unit', 'Biological Reference']] }],
          [40, 65, 230, 300, 350],
          100,
        ),
        ...table(rows, [40, 65, 230, 300, 350], 140),
      ],
    ];
  },
};

export const openLayouts: Layout[] = [plain, bySex, sideBySide, numbered];
