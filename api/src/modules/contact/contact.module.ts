import { type Module, perRequest } from '../../composition/module.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import { ContactMailService } from './contact.mail.ts';
import { contactMessagesPart, planInterestsPart } from './contact.repository.ts';
import { ContactResolver } from './contact.resolver.ts';
import { contactRoutes, answerContactForm } from './contact.rest.ts';
import { ContactService } from './contact.service.ts';

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
    perRequest(ContactService, 'em', 'limiter', 'clock'),
    perRequest(ContactMailService, 'em', 'mail', 'supportEmail'),
  ],
  resolvers: [perRequest(ContactResolver, ContactService)],
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
