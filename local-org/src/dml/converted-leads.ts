/** Converted leads are read-only but for users with "View and Edit Converted Leads". Source: Object Reference, "Lead". */
import type { DmlContext } from './context.ts';

export function refusesConvertedLeads({ plan, services, transaction }: DmlContext): boolean {
  return (
    plan.type.name === 'Lead' &&
    services.security?.hasSystemPermission(transaction.user, 'AllowViewEditConvertedLeads') !== true
  );
}
