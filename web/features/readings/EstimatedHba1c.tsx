import { useQuery } from '@tanstack/react-query';
import { getEstimatedHba1c } from '../../../contract/entries/readings.ts';
import { estimatedHba1c } from '../../../texts/entries/readings.ts';
import { call } from '../../lib/api.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** What the glucose readings say of an HbA1c; nothing where there are too few. */
export function EstimatedHba1c() {
  const locale = usePageLocale();
  const { data } = useQuery({
    queryKey: queryKeys.estimatedHba1c,
    queryFn: ({ signal }) => call(getEstimatedHba1c, { query: {} }, signal),
  });
  if (!data || data.percent === null || data.low === null || data.high === null) return null;
  return <p>{estimatedHba1c(locale, data.percent, [data.low, data.high], data.readings, data.days)}</p>;
}
