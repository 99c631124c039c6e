import { type Module, perRequest, scoped } from '../../composition/module.ts';
import { UploadedPictures } from '../uploads/uploadedPictures.service.ts';
import { Approval } from './approval.entity.ts';
import { DemonstrationResolver } from './demonstration.resolver.ts';
import { demonstrationRoutes } from './demonstration.rest.ts';
import { ProjectMailService } from './project.mail.ts';
import { ProjectService, projectsPart } from './project.service.ts';
import { ProjectAnswerService, ProjectLinks } from './projectAnswer.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** A project for its client. */
    mailProject: { approvalId: string };
    /** The answer of a client, to the office. */
    tellProjectAnswer: { approvalId: string };
    /** Deletes expired approvals. Scheduled. */
    sweepApprovals: object;
  }
}

/** Projects that a client approves. */
export const demonstrationModule = {
  entities: [Approval],
  services: [
    perRequest(ProjectLinks, 'secrets', 'publicUrl'),
    scoped(
      ProjectService,
      ({ em, storage, limiter, workflow, clock, log }) =>
        new ProjectService(em, new UploadedPictures(em, storage, clock), limiter, workflow, clock, log),
    ),
    perRequest(ProjectAnswerService, 'em', ProjectLinks, 'workflow', 'storage', 'limiter', 'clock'),
    perRequest(ProjectMailService, 'em', 'mail', 'workflow', ProjectLinks, 'storage'),
  ],
  resolvers: [perRequest(DemonstrationResolver, ProjectService, ProjectAnswerService)],
  access: {
    'Query.project': 'secret',
    'Mutation.sendProjectForApproval': 'public',
    'Mutation.approveProject': 'secret',
    'Mutation.requestProjectChanges': 'secret',
  },
  routes: demonstrationRoutes,
  jobs: {
    mailProject: { isMail: true, run: (get, payload) => get(ProjectMailService).sendProject(payload) },
    tellProjectAnswer: { isMail: true, run: (get, payload) => get(ProjectMailService).tellAnswer(payload) },
    sweepApprovals: { schedule: '7 3 * * *', run: (get) => get(ProjectService).sweep() },
  },
  accountParts: ({ storage }) => [projectsPart(storage)],
} satisfies Module;
