import { type Module, perRequest } from '../../composition/module.ts';
import { UploadSweep } from './uploadSweep.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Removes unused uploads and pictures. Scheduled. */
    sweepUploads: object;
  }
}

/** Removes what nobody uses of the uploads. It is below every module that shows pictures. */
export const uploadSweepModule = {
  services: [perRequest(UploadSweep, 'em', 'storage', 'clock', 'log')],
  jobs: { sweepUploads: { schedule: '17 * * * *', run: (get) => get(UploadSweep).sweep() } },
} satisfies Module;
