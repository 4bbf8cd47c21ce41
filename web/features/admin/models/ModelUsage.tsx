import { useQuery } from '@tanstack/react-query';
import { listModelUsage, type ModelUsage as Usage } from '../../../../contract/admin/adminModels.ts';
import { call } from '../../../lib/api.ts';
import { figure, shortDate } from '../../../lib/format.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import classes from './ModelUsage.module.css';
import { dollars } from './wording.ts';

const purposes: Record<Usage['purpose'], string> = {
  read: 'Read along',
  translate: 'Understand a message',
  speak: 'Answer a message',
  transcribe: 'Voice notes',
  meal: 'Photos of meals',
  table: 'Packs and lab reports',
  try: 'Sentences tried here',
};

const columns: Column<Usage>[] = [
  { title: 'Day', value: ({ day }) => shortDate(day), isName: true },
  { title: 'What for', value: ({ purpose }) => purposes[purpose] },
  { title: 'Calls', value: ({ calls }) => figure(calls), isFigure: true },
  { title: 'Failed', value: ({ failures }) => figure(failures), isFigure: true },
  { title: 'Tokens read', value: ({ inputTokens }) => figure(inputTokens), isFigure: true },
  { title: 'Tokens written', value: ({ outputTokens }) => figure(outputTokens), isFigure: true },
  { title: 'Cost', value: ({ costUsd }) => dollars(costUsd), isFigure: true },
];

/** What AI models were asked and cost; nothing where none was asked in the last 30 days. */
export function ModelUsage() {
  const usage = useQuery({
    queryKey: queryKeys.modelUsage,
    queryFn: ({ signal }) => call(listModelUsage, {}, signal),
  });
  if (usage.data?.length === 0) return null;
  const total = (usage.data ?? []).reduce((sum, { costUsd }) => sum + costUsd, 0);
  return (
    <Card title="Day by day">
      <p className={classes.lead}>
        The last 30 days, in UTC: {dollars(total)} by the prices in AI_INPUT_PRICE and AI_OUTPUT_PRICE.
      </p>
      <Loadable needs={[usage]} skeleton={<LogSkeleton />} failure="The use of AI models can’t be shown">
        {(rows) => (
          <DataTable
            caption="Use of AI models"
            columns={columns}
            rows={rows}
            keyOf={({ day, purpose }) => `${day} ${purpose}`}
          />
        )}
      </Loadable>
    </Card>
  );
}
