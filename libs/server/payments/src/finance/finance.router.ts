import { financeChartSchema, financeTable } from '@lyceum/contracts/payments';
import { createOpsRouter, requires, type ServiceFinder, tableProcedure, TableReader } from '@lyceum/kernel';
import { FinanceService } from './finance.service';

/** The console's finance report. */
export function createFinanceRouter(get: ServiceFinder) {
  const finance = get(FinanceService);
  return createOpsRouter({
    list: tableProcedure(financeTable, get(TableReader)),
    chart: requires('order.oversee').inputlessQuery(financeChartSchema, (actor) => finance.chart(actor)),
  });
}
