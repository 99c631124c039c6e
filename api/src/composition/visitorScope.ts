import { ContactService } from '../modules/contact/contact.service.ts';
import { ContactMailService } from '../modules/contact/contactMail.service.ts';
import { ContactSweep } from '../modules/contact/contactSweep.service.ts';
import { PlanInterestService } from '../modules/contact/planInterest.service.ts';
import { PlanInterestMailService } from '../modules/contact/planInterestMail.service.ts';
import { ApprovalSweep } from '../modules/demonstration/approvalSweep.service.ts';
import { ProjectService } from '../modules/demonstration/project.service.ts';
import { ProjectAnswerService } from '../modules/demonstration/projectAnswer.service.ts';
import { ProjectLimits } from '../modules/demonstration/projectLimits.ts';
import { ProjectLinks } from '../modules/demonstration/projectLinks.ts';
import { ProjectMailService } from '../modules/demonstration/projectMail.service.ts';
import { SuspensionMailService } from '../modules/restaurants/suspension.service.ts';
import { SiteReportMailService, SiteReportService } from '../modules/siteReports/siteReport.service.ts';
import { DesignPictures } from '../modules/uploads/designPictures.ts';
import { SiteScope } from './siteScope.ts';

/** Services for visitors who have no account: what they write to us, and the approval of projects. */
export class VisitorScope extends SiteScope {
  get contact(): ContactService {
    const { limiter, clock } = this.shared.infrastructure;
    return this.once('contact', () => new ContactService(this.em, limiter, clock));
  }

  get contactMails(): ContactMailService {
    const { mail, supportEmail } = this.shared.infrastructure;
    return this.once('contactMails', () => new ContactMailService(this.em, mail, supportEmail));
  }

  get planInterests(): PlanInterestService {
    const { limiter, clock } = this.shared.infrastructure;
    return this.once('planInterests', () => new PlanInterestService(this.em, limiter, clock));
  }

  get planInterestMails(): PlanInterestMailService {
    const { mail, supportEmail } = this.shared.infrastructure;
    return this.once('planInterestMails', () => new PlanInterestMailService(this.em, mail, supportEmail));
  }

  get contactSweep(): ContactSweep {
    return this.once('contactSweep', () => new ContactSweep(this.em, this.shared.infrastructure.clock));
  }

  get siteReports(): SiteReportService {
    const { sites, infrastructure } = this.shared;
    const { limiter, clock } = infrastructure;
    return this.once('siteReports', () => new SiteReportService(this.em, sites, limiter, clock));
  }

  get siteReportMails(): SiteReportMailService {
    const { links, infrastructure } = this.shared;
    const { mail, supportEmail } = infrastructure;
    return this.once('siteReportMails', () => new SiteReportMailService(this.em, mail, links, supportEmail));
  }

  get suspensionMails(): SuspensionMailService {
    const { mail, supportEmail } = this.shared.infrastructure;
    return this.once('suspensionMails', () => new SuspensionMailService(this.em, mail, supportEmail));
  }

  get projects(): ProjectService {
    const { database, storage, limiter, workflow, clock, log } = this.shared.infrastructure;
    return this.once('projects', () => {
      const pictures = new DesignPictures(database.pool, storage, clock);
      return new ProjectService(this.em, pictures, new ProjectLimits(limiter), workflow, clock, log);
    });
  }

  get projectAnswers(): ProjectAnswerService {
    const { workflow, storage, limiter, clock } = this.shared.infrastructure;
    return this.once(
      'projectAnswers',
      () => new ProjectAnswerService(this.em, this.projectLinks, workflow, storage, limiter, clock),
    );
  }

  get projectMails(): ProjectMailService {
    const { mail, workflow, storage } = this.shared.infrastructure;
    return this.once(
      'projectMails',
      () => new ProjectMailService(this.em, mail, workflow, this.projectLinks, storage),
    );
  }

  get approvalSweep(): ApprovalSweep {
    return this.once('approvalSweep', () => new ApprovalSweep(this.em, this.shared.infrastructure.clock));
  }

  private get projectLinks(): ProjectLinks {
    const { secret, publicUrl } = this.shared.infrastructure;
    return this.once('projectLinks', () => new ProjectLinks(secret, publicUrl));
  }
}
