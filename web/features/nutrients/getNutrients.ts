import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/http.ts';
import { getNutrientIntakes } from '../../../contract/nutrientIntakes.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export type NutrientIntakes = AnswerOf<typeof getNutrientIntakes>;

/** From one local date to another; the time before stays until the next is there. */
export const useNutrients = (from: string, to: string) =>
  useQuery({
    queryKey: queryKeys.nutrients(from, to),
    queryFn: ({ signal }) => call(getNutrientIntakes, { query: { from, to } }, signal),
    placeholderData: keepPreviousData,
  });
