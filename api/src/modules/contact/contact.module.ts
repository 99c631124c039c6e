import { type Module, scoped } from '../../composition/module.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import { ContactMailService } from './contact.mail.ts';
import { ContactResolver } from './contact.resolver.ts';
import { contactRoutes, answerContactForm } from './contact.rest.ts';
import { ContactService, contactMessagesPart } from './contact.service.ts';
import { PlanInterestService, planInterestsPart } from './planInterest.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** A message from the contact page, to our support. */
    mailContactMessage: { messageId: string };
    /** A registered plan interest, to our support. */
    mailPlanInterest: { interestId: string };
    /** Deletes old contact messages and plan interests. Scheduled. */
    sweepContactMessages: object;
  }
}

/** Messages from visitors, and addresses to inform when a plan is on sale. */
export const contactModule = {
  entities: [ContactMessage, PlanInterest],
  services: [
    scoped(ContactService, ({ em, limiter, clock }) => new ContactService(em, limiter, clock)),
    scoped(
      ContactMailService,
      ({ em, mail, supportEmail }) => new ContactMailService(em, mail, supportEmail),
    ),
    scoped(PlanInterestService, ({ em, limiter, clock }) => new PlanInterestService(em, limiter, clock)),
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
    mailContactMessage: { isMail: true, run: (get, payload) => get(ContactMailService).sendMessage(payload) },
    mailPlanInterest: {
      isMail: true,
      run: (get, payload) => get(ContactMailService).sendPlanInterest(payload),
    },
    sweepContactMessages: { schedule: '12 3 * * *', run: (get) => get(ContactService).sweep() },
  },
  accountParts: () => [contactMessagesPart, planInterestsPart],
} satisfies Module;
