import { z } from 'zod';
import { readBody, text, respond, publicRoute, type RestRoute, sendFailure } from '../../rest/restRoute.ts';
import { messages } from './messages.ts';
import { ProjectService } from './project.service.ts';
import { ProjectAnswerService } from './projectAnswer.service.ts';

const Project = z.object({ officeEmail: text, clientEmail: text, imageUrl: text });
const ChangeRequest = z.object({ clientEmail: text, officeEmail: text, feedback: text, token: text });

/** Spec §7: the two workflow webhooks, as we run them ourselves. */
export const demonstrationRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/demonstration/send-project',
    unexpected: messages.sendFailed,
    uses: { projects: ProjectService },
    async answer({ projects, ip, body, response }) {
      const input = readBody(Project, body);
      if (!input.ok) return sendFailure(response, input.error);
      respond(response, await projects.send(input.value, ip), () => ({ message: messages.sent }));
    },
  }),
  publicRoute({
    method: 'post',
    path: '/demonstration/receive-change-request',
    uses: { projectAnswers: ProjectAnswerService },
    async answer({ projectAnswers, ip, body, response }) {
      const input = readBody(ChangeRequest, body);
      if (!input.ok) return sendFailure(response, input.error);
      const { token, feedback, ...addresses } = input.value;
      const requested = await projectAnswers.requestChanges({ token, feedback, addresses }, ip);
      respond(response, requested, () => ({ message: messages.feedbackSent }));
    },
  }),
];
