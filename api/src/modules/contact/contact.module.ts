import { type Module, scoped } from '../../composition/module.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import { ContactMailService, PlanInterestMailService } from './contact.mail.ts';
import { ContactResolver } from './contact.resolver.ts';
import { contactRoutes, answerContactForm } from './contact.rest.ts';
import { ContactService, ContactAccountPart, ContactSweep } from './contact.service.ts';
import { PlanInterestService, PlanInterestAccountPart } from './planInterest.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** What a visitor wrote on the contact page, to our support. */
    mailContactMessage: { messageId: string };
    /** The address of a person to inform when a plan is on sale, to our support. */
    mailPlanInterest: { interestId: string };
    /** Deletes contact messages and plan interests that are too old. Scheduled. */
    sweepContactMessages: object;
  }
}

/** Messages to us, and who wants to hear when a plan is on sale. */
export const contactModule = {
  entities: [ContactMessage, PlanInterest],
  services: [
    scoped(ContactService, ({ em, limiter, clock }) => new ContactService(em, limiter, clock)),
    scoped(
      ContactMailService,
      ({ em, mail, supportEmail }) => new ContactMailService(em, mail, supportEmail),
    ),
    scoped(PlanInterestService, ({ em, limiter, clock }) => new PlanInterestService(em, limiter, clock)),
    scoped(
      PlanInterestMailService,
      ({ em, mail, supportEmail }) => new PlanInterestMailService(em, mail, supportEmail),
    ),
    scoped(ContactSweep, ({ em, clock }) => new ContactSweep(em, clock)),
  ],
  resolvers: [
    scoped(ContactResolver, ({ get }) => new ContactResolver(get(ContactService), get(PlanInterestService))),
  ],
  access: {
    'Mutation.sendContactMessage': 'public',
    'Mutation.registerPlanInterest': 'public',
  },
  routes: contactRoutes,
  forms: {
    '/contact': (get, fields, ip) => answerContactForm(get(ContactService), fields, ip),
  },
  jobs: {
    mailContactMessage: { isMail: true, run: (get, payload) => get(ContactMailService).send(payload) },
    mailPlanInterest: { isMail: true, run: (get, payload) => get(PlanInterestMailService).send(payload) },
    sweepContactMessages: { schedule: '12 3 * * *', run: (get) => get(ContactSweep).sweep() },
  },
  accountParts: () => [new ContactAccountPart(), new PlanInterestAccountPart()],
} satisfies Module;
