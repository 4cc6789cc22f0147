/** Converted leads are read-only but for users with "View and Edit Converted Leads". Source: Object Reference, "Lead". */
import type { DmlContext } from './dml-context.ts';

export function refusesConvertedLeads({ plan, services, transaction }: DmlContext): boolean {
  if (plan.type.name !== 'Lead') return false;
  const { isAutomatedProcess } = transaction.user;
  if (isAutomatedProcess && services.conditions?.asked.automatedProcess?.cannotWriteConvertedLeads === true)
    return true;
  return services.security?.hasSystemPermission(transaction.user, 'AllowViewEditConvertedLeads') !== true;
}
