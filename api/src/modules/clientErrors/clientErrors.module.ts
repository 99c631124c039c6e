import { type Module, perRequest } from '../../composition/module.ts';
import { ClientErrorResolver } from './clientError.resolver.ts';
import { ClientErrorService } from './clientError.service.ts';

/** Unexpected errors of browsers. */
export const clientErrorsModule = {
  services: [perRequest(ClientErrorService, 'limiter', 'log')],
  resolvers: [perRequest(ClientErrorResolver, ClientErrorService)],
  access: { 'Mutation.reportClientError': 'public' },
} satisfies Module;
