import { useMutation } from '@tanstack/react-query';
import { getInvoice } from '../../../contract/commerce/orders.ts';
import { callForFile } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import type { Order } from './order.ts';

export const useDownloadInvoice = () =>
  useMutation({
    mutationFn: async ({ id, invoiceNumber }: Order) =>
      download(
        await callForFile(getInvoice, { params: { id } }),
        `invoice-${(invoiceNumber ?? id).replaceAll('/', '-')}.pdf`,
      ),
  });
