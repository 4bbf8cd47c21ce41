/** Where the reference ranges come from that stand in where a laboratory prints none. */
export const sources = {
  abim: 'American Board of Internal Medicine, laboratory reference ranges 2024',
  ada: 'American Diabetes Association, Standards of Care 2025',
  atp3: 'NCEP Adult Treatment Panel III, 2001',
  ahaCdc: 'AHA and CDC statement on markers of inflammation, 2003',
  endocrine: 'Endocrine Society guideline on vitamin D, 2011',
  kdigo: 'KDIGO guideline on chronic kidney disease, 2024',
  whoAnaemia: 'WHO guideline on haemoglobin cutoffs, 2024',
  whoFerritin: 'WHO guideline on ferritin concentrations, 2020',
};
export type Sources = typeof sources;

/** The limits at which a laboratory calls the doctor. */
export const criticalSource =
  'Royal College of Pathologists, G158: The communication of critical and unexpected pathology results, 2017';
