import { type Module, perRequest } from '../../composition/module.ts';
import { KeptForm } from './keptForm.entity.ts';
import { KeptFormService } from './keptForm.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Deletes kept forms whose time is over. Scheduled. */
    sweepKeptForms: object;
  }
}

/** Forms that were sent and are shown again. */
export const keptFormsModule = {
  entities: [KeptForm],
  services: [perRequest(KeptFormService, 'em', 'limiter', 'clock')],
  jobs: { sweepKeptForms: { schedule: '*/5 * * * *', run: (get) => get(KeptFormService).sweep() } },
} satisfies Module;
