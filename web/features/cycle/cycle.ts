import { useQuery } from '@tanstack/react-query';
import { type CycleSymptom, getCycle } from '../../../contract/entries/cycle.ts';
import { symptomNames } from '../../../texts/entries/cycle.ts';
import { call } from '../../lib/api.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Where the cycle stands. */
export const useCycle = () =>
  useQuery({ queryKey: queryKeys.cycle, queryFn: ({ signal }) => call(getCycle, { query: {} }, signal) });

export const symptomsText = (symptoms: CycleSymptom[]): string =>
  symptoms.map((symptom) => symptomNames[symptom](readPageLocale())).join(', ');
