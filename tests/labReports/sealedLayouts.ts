import type { Layout, Patient, Section } from './report.ts';
import type { Placed } from './writePdf.ts';

/**
 * Layouts by which the reading is scored and not tuned: who changes the reading looks at openLayouts.ts alone, and
 * moves a layout there once its misses were looked at.
 */
const [, months] = ['', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')];
const slashed = (date: string) => date.split('-').toReversed().join('/');
const spoken = (date: string) => {
  const [year, month, day] = date.split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
};

/** Test, technology, value, units, range; each test on its own line, sections in boxes. */
const chain: Layout = {
  name: 'chain',
  table: `
# COMPLETE HEMOGRAM
TOTAL LEUCOCYTES COUNT | whiteCells | X 10³ / µL | 4 | 10 | 2 | 4.0 - 10.0
NEUTROPHILS | neutrophilShare | % | 40 | 80 | 1 | 40-80
LYMPHOCYTES | lymphocyteShare | % | 20 | 40 | 1 | 20-40
HEMOGLOBIN | haemoglobin | g/dL | 12 | 15 | 1 | 12.0-15.0
HEMATOCRIT(PCV) | haematocrit | % | 36 | 46 | 1 | 36.0-46.0
MEAN CORPUSCULAR VOLUME(MCV) | mcv | fL | 83 | 101 | 1 | 83.0-101.0
PLATELET COUNT | platelets | X 10³ / µL | 150 | 410 | 0 | 150-410
# VITAMINS
25-OH VITAMIN D (TOTAL) | vitaminD | ng/mL | 30 | 100 | 2 | 30-100 | C.L.I.A
VITAMIN B-12 | vitaminB12 | pg/mL | 211 | 911 | 0 | 211-911 | C.L.I.A
# LIPID
TOTAL CHOLESTEROL | cholesterol | mg/dL |  | 200 | 0 | < 200 | PHOTOMETRY
HDL CHOLESTEROL - DIRECT | hdl | mg/dL | 40 | 60 | 0 | 40-60 | PHOTOMETRY
TRIGLYCERIDES | triglycerides | mg/dL |  | 150 | 0 | < 150 | PHOTOMETRY
LDL CHOLESTEROL - DIRECT | ldl | mg/dL |  | 100 | 0 | < 100 | PHOTOMETRY
TC/ HDL CHOLESTEROL RATIO | cholesterolHdlRatio |  | 3 | 5 | 1 | 3 - 5 | CALCULATED
# THYROID
TOTAL TRIIODOTHYRONINE (T3) | t3 | ng/dL | 60 | 200 | 0 | 60-200 | C.L.I.A
TOTAL THYROXINE (T4) | t4 | µg/dL | 4.5 | 12 | 1 | 4.5-12 | C.L.I.A
TSH - ULTRASENSITIVE | tsh | µIU/mL | 0.3 | 5.5 | 2 | 0.3-5.5 | C.L.I.A
`,
  draw(sections, patient) {
    return sections.map((section, index) => [
      ...chainHead(patient, index + 1, sections.length),
      { text: section.title, x: 40, y: 130, size: 11 },
      ...['TEST NAME', 'TECHNOLOGY', 'VALUE', 'UNITS'].map((text, column) => ({
        text,
        x: [40, 230, 330, 400][column] ?? 0,
        y: 150,
      })),
      { text: 'Bio. Ref. Interval', x: 470, y: 150 },
      ...section.rows.flatMap((row, at) => {
        const y = 170 + at * 22;
        return [
          { text: row.label, x: 40, y },
          { text: row.method, x: 230, y, size: 7 },
          { text: row.value, x: 330, y },
          { text: row.unit, x: 400, y },
          { text: row.range, x: 470, y },
        ].filter(({ text }) => text !== '');
      }),
      { text: 'Please correlate with clinical conditions.', x: 40, y: 700 },
      { text: 'Method : Fully Automated Chemi Luminescent Immuno Assay', x: 40, y: 714, size: 7 },
    ]);
  },
};

const chainHead = (patient: Patient, page: number, pages: number): Placed[] => [
  {
    text: `NAME : ${patient.name.toUpperCase()} (${patient.age}Y/${patient.sex === 'male' ? 'M' : 'F'})`,
    x: 40,
    y: 40,
  },
  { text: 'REF. BY : SELF', x: 40, y: 54 },
  { text: 'SAMPLE COLLECTED AT : (5600082),FLAT NO 12, MG ROAD,560001', x: 40, y: 68 },
  { text: `Sample Collected on (SCT) : ${spoken(patient.date)} 07:42`, x: 40, y: 82 },
  { text: 'Barcode : S4471290', x: 40, y: 96 },
  { text: `Page : ${page} of ${pages}`, x: 480, y: 820 },
];

/** Investigation, observed value, unit, biological reference interval; a flag in front of the value, methods below. */
const hospital: Layout = {
  name: 'hospital',
  table: `
# BIOCHEMISTRY
Glucose - Fasting (Plasma) | glucoseFasting | mg/dL | 70 | 100 | 0 | 70 - 100 | Hexokinase
Blood Urea | urea | mg/dL | 17 | 43 | 1 | 17 - 43 | Urease, GLDH
Creatinine, Serum | creatinine | mg/dL | 0.67 | 1.17 | 2 | 0.67 - 1.17 | Modified Jaffe
Uric Acid, Serum | uricAcid | mg/dL | 3.5 | 7.2 | 1 | 3.5 - 7.2 | Uricase
Sodium, Serum | sodium | mmol/L | 136 | 146 | 0 | 136 - 146 | ISE Indirect
Potassium, Serum | potassium | mmol/L | 3.5 | 5.1 | 1 | 3.5 - 5.1 | ISE Indirect
Chloride, Serum | chloride | mmol/L | 101 | 109 | 0 | 101 - 109 | ISE Indirect
Calcium, Serum | calcium | mg/dL | 8.8 | 10.6 | 1 | 8.8 - 10.6 | Arsenazo III
# LIVER FUNCTION TEST
Bilirubin Total, Serum | bilirubinTotal | mg/dL | 0.3 | 1.2 | 2 | 0.3 - 1.2 | DPD
Bilirubin Direct, Serum | bilirubinDirect | mg/dL |  | 0.2 | 2 | < 0.2 | DPD
SGOT (AST), Serum | ast | U/L |  | 50 | 0 | < 50 | IFCC without P5P
SGPT (ALT), Serum | alt | U/L |  | 50 | 0 | < 50 | IFCC without P5P
Alkaline Phosphatase, Serum | alkalinePhosphatase | U/L | 30 | 120 | 0 | 30 - 120 | IFCC AMP Buffer
Total Protein, Serum | proteinTotal | g/dL | 6.6 | 8.3 | 1 | 6.6 - 8.3 | Biuret
Albumin, Serum | albumin | g/dL | 3.5 | 5.2 | 1 | 3.5 - 5.2 | BCG
A/G Ratio | albuminGlobulinRatio |  | 0.9 | 2 | 2 | 0.9 - 2.0 | Calculated
`,
  draw(sections, patient) {
    const placed: Placed[] = [
      { text: 'Sanjeevani Multispeciality Hospital', x: 180, y: 40, size: 14 },
      { text: 'Patient Name', x: 40, y: 70 },
      { text: `: ${patient.name}`, x: 120, y: 70 },
      { text: 'Age / Gender', x: 330, y: 70 },
      { text: `: ${patient.age} Years / ${patient.sex === 'male' ? 'Male' : 'Female'}`, x: 410, y: 70 },
      { text: 'UHID', x: 40, y: 84 },
      { text: ': SMH.0000123456', x: 120, y: 84 },
      { text: 'Collected Date', x: 330, y: 84 },
      { text: `: ${slashed(patient.date)} 08:15`, x: 410, y: 84 },
      { text: 'Reported Date', x: 330, y: 98 },
      { text: `: ${slashed(patient.date)} 14:30`, x: 410, y: 98 },
      { text: 'Investigation', x: 40, y: 125 },
      { text: 'Observed Value', x: 250, y: 125 },
      { text: 'Unit', x: 360, y: 125 },
      { text: 'Biological Reference Interval', x: 430, y: 125 },
    ];
    let y = 140;
    for (const { title, rows } of sections) {
      placed.push({ text: title, x: 250, y, size: 10 });
      y += 16;
      for (const row of rows) {
        const flag = flagOf(row.expected);
        placed.push({ text: row.label, x: 40, y }, { text: `${flag ? `${flag} ` : ''}${row.value}`, x: 250, y });
        if (row.unit) placed.push({ text: row.unit, x: 360, y });
        placed.push({ text: row.range, x: 430, y }, { text: `Method: ${row.method}`, x: 46, y: y + 10, size: 6 });
        y += 24;
      }
    }
    return [placed];
  },
};

const flagOf = ({ value, low, high }: Section['rows'][number]['expected']): string => {
  if (typeof value !== 'number') return '';
  return low !== undefined && value < low ? 'L' : high !== undefined && value > high ? 'H' : '';
};

/** The range before the result, SI-like units, a line of dots between columns. */
const rangeFirst: Layout = {
  name: 'range first',
  table: `
# HAEMATOLOGY REPORT
Haemoglobin (Hb) | haemoglobin | gm/dl | 13 | 17 | 1 | 13.0 - 17.0
Total RBC Count | redCells | mill/cumm | 4.5 | 5.5 | 2 | 4.50 - 5.50
Packed Cell Volume | haematocrit | % | 40 | 50 | 1 | 40 - 50
Total WBC Count | whiteCells | cells/cumm | 4000 | 11000 | 0 | 4000 - 11000
Platelet Count | platelets | lakhs/cumm | 1.5 | 4.1 | 2 | 1.50 - 4.10
E.S.R. (Westergren) | esr | mm/1st hr |  | 15 | 0 | 0 - 15
# IRON STUDIES
Serum Iron | iron | µg/dl | 65 | 175 | 0 | 65 - 175
TIBC | tibc | µg/dl | 250 | 425 | 0 | 250 - 425
Transferrin Saturation | transferrinSaturation | % | 15 | 50 | 1 | 15 - 50
Serum Ferritin | ferritin | ng/ml | 22 | 322 | 1 | 22 - 322
C-Reactive Protein (Quantitative) | crp | mg/L |  | 6 | 1 | < 6.0
HbA1c (Glycosylated Hemoglobin) | hba1c | % | 4 | 5.6 | 1 | 4.0 - 5.6
`,
  draw(sections, patient) {
    const placed: Placed[] = [
      { text: 'SHREE DIAGNOSTIC CENTRE', x: 200, y: 40, size: 14 },
      {
        text: `Pt. Name: ${patient.name}    Age: ${patient.age} Yrs    Sex: ${patient.sex === 'male' ? 'M' : 'F'}`,
        x: 40,
        y: 70,
      },
      { text: `Date: ${slashed(patient.date)}    Lab No: 20264471`, x: 40, y: 84 },
      { text: 'Test', x: 40, y: 110 },
      { text: 'Normal Range', x: 240, y: 110 },
      { text: 'Result', x: 370, y: 110 },
      { text: 'Units', x: 460, y: 110 },
    ];
    let y = 128;
    for (const { title, rows } of sections) {
      placed.push({ text: title, x: 40, y, size: 11 });
      y += 16;
      for (const row of rows) {
        placed.push({ text: row.label, x: 40, y }, { text: row.range, x: 240, y });
        placed.push({ text: row.value, x: 370, y }, { text: row.unit, x: 460, y });
        y += 15;
      }
    }
    placed.push({ text: '*** End of Report ***', x: 220, y: y + 20 });
    return [placed];
  },
};

/** Urine and a few others: words as answers, a column of the specimen. */
const urineSheet: Layout = {
  name: 'urine sheet',
  table: `
# URINE EXAMINATION ROUTINE
pH | urinePh |  | 5 | 8 | 1 | 5.0 - 8.0
Specific Gravity | urineSpecificGravity |  | 1.003 | 1.03 | 3 | 1.003 - 1.030
Protein | urineProtein |  | =Negative/Trace/+/++ |  |  | Negative
Glucose | urineGlucose |  | =Negative/+ |  |  | Negative
Ketone | urineKetones |  | =Negative/Trace |  |  | Negative
Nitrite | urineNitrite |  | =Negative/Positive |  |  | Negative
Blood | urineBlood |  | =Negative/++ |  |  | Negative
Pus Cells | urinePusCells | /hpf |  | 5 | 0 | 0 - 5
RBC | urineRedCells | /hpf |  | 2 | 0 | 0 - 2
Epithelial Cells | urineEpithelialCells | /hpf |  | 5 | 0 | 0 - 5
# BIOCHEMISTRY (SERUM)
Creatinine | creatinine | mg/dL | 0.5 | 1.1 | 2 | 0.50 - 1.10
Blood Urea Nitrogen (BUN) | ureaNitrogen | mg/dL | 6 | 20 | 1 | 6 - 20
Total Protein | proteinTotal | g/dL | 6.4 | 8.3 | 1 | 6.4 - 8.3
`,
  draw(sections, patient) {
    const placed: Placed[] = [
      { text: 'City Path Lab', x: 250, y: 36, size: 14 },
      { text: `${patient.name}   ${patient.age} / ${patient.sex === 'male' ? 'MALE' : 'FEMALE'}`, x: 40, y: 60 },
      { text: `Registered On: ${slashed(patient.date)}    Sample Type: URINE, SERUM`, x: 40, y: 74 },
      { text: 'Parameter', x: 40, y: 100 },
      { text: 'Result', x: 220, y: 100 },
      { text: 'Unit', x: 320, y: 100 },
      { text: 'Reference Range', x: 400, y: 100 },
    ];
    let y = 116;
    for (const { title, rows } of sections) {
      placed.push({ text: title, x: 40, y, size: 10 });
      y += 15;
      for (const row of rows) {
        const cells = [row.label, row.value, row.unit, row.range];
        for (const [column, text] of cells.entries()) {
          if (text) placed.push({ text, x: [40, 220, 320, 400][column] ?? 0, y });
        }
        y += 14;
      }
    }
    return [placed];
  },
};

export const sealedLayouts: Layout[] = [chain, hospital, rangeFirst, urineSheet];
