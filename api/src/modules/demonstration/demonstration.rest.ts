import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { MAX_FEEDBACK_LENGTH } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { mapOk, optionalText, publicRoute, text, type RestRoute } from '../../rest/restRoute.ts';
import { messages } from './messages.ts';
import { ProjectService } from './project.service.ts';
import { ProjectAnswerService } from './projectAnswer.service.ts';

const address = { format: 'email', maxLength: EMAIL_LENGTH };
const officeEmail = text.meta({ description: 'The office that asks.', ...address });
const clientEmail = text.meta({ description: 'The client who is asked.', ...address });
const Done = z.object({ message: z.string().describe('A sentence for the person.') });

const Project = z.object({
  officeEmail,
  clientEmail,
  imageUrl: text.meta({
    description: 'Address from `confirm-upload` with the context `project_design`.',
    format: 'uri',
  }),
});
const ChangeRequest = z.object({
  clientEmail,
  officeEmail,
  feedback: text.meta({ description: 'What should change.', minLength: 1, maxLength: MAX_FEEDBACK_LENGTH }),
  token: optionalText.describe(
    'Token of the mailed link; the two addresses must be those of its project. Only where a workflow mails clients itself, they are enough.',
  ),
});

/** Spec §7: the two workflow webhooks, as we run them ourselves. */
export const demonstrationRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/demonstration/send-project',
    operationId: 'sendProject',
    tag: 'demonstration',
    summary: "Mail a project's picture to a client for approval",
    description:
      'The client answers through links in the mail, once, within 30 days. At most 5 an hour per IP, 10 a day per office and 3 a day per client.',
    body: Project,
    answers: { 200: { description: 'The client is asked.', json: Done } },
    failures: [429, 503],
    unexpected: messages.sendFailed,
    uses: { projects: ProjectService },
    answer: async ({ projects, ip, body }) =>
      mapOk(await projects.send(body, ip), () => ({ message: messages.sent })),
  }),
  publicRoute({
    method: 'post',
    path: '/demonstration/receive-change-request',
    operationId: 'receiveChangeRequest',
    tag: 'demonstration',
    summary: 'Say what should change about a project',
    description: 'At most 20 tries an hour per IP.',
    body: ChangeRequest,
    answers: { 200: { description: 'The office gets the change request.', json: Done } },
    failures: [404, 409, 429],
    uses: { projectAnswers: ProjectAnswerService },
    async answer({ projectAnswers, ip, body: { token, feedback, ...addresses } }) {
      const requested = await projectAnswers.requestChanges({ token, feedback, addresses }, ip);
      return mapOk(requested, () => ({ message: messages.feedbackSent }));
    },
  }),
];
