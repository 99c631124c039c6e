import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { conflict, ok, type Outcome } from '../../lib/result.ts';
import type { Operator } from '../accounts/operator.rules.ts';
import type { SiteReport } from '../siteReports/siteReport.entity.ts';
import { countOpenReports, listReports, settleReport } from '../siteReports/siteReport.repository.ts';
import { messages } from './messages.ts';
import { recordMove } from './operatorMove.repository.ts';
import { checkReason } from './reason.rules.ts';

/** The reports of sites, for operators. */
export class ReportDeskService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** A page of the open reports, or of the settled ones: newest first. */
  list(isOpen: boolean, page: PageRequest): Promise<Cursor<SiteReport>> {
    return listReports(this.em, isOpen, page);
  }

  /** How many reports are open. */
  countOpen(): Promise<number> {
    return countOpenReports(this.em);
  }

  /** Settles an open report with a note. */
  async settle(
    operator: Operator,
    id: string,
    written: string,
  ): Promise<Outcome<SiteReport, 'validation' | 'conflict'>> {
    const note = checkReason(written, 'note');
    if (!note.ok) return note;
    const settlement = { at: this.clock(), by: operator.email, note: note.value };
    return this.change(operator, id, settlement);
  }

  /** Opens a settled report again. */
  reopen(operator: Operator, id: string): Promise<Outcome<SiteReport, 'conflict'>> {
    return this.change(operator, id, null);
  }

  private async change(
    operator: Operator,
    id: string,
    settlement: Parameters<typeof settleReport>[2],
  ): Promise<Outcome<SiteReport, 'conflict'>> {
    if (!isUuid(id)) return conflict(messages.reportMoved);
    return this.em.fork().transactional(async (em) => {
      const report = await settleReport(em, id, settlement);
      if (!report) return conflict(messages.reportMoved);
      await recordMove(em, {
        operator: operator.email,
        kind: settlement ? 'REPORT_SETTLED' : 'REPORT_REOPENED',
        restaurantId: report.restaurantId,
        subject: report.slug,
        reason: settlement?.note ?? null,
      });
      return ok(report);
    });
  }
}
