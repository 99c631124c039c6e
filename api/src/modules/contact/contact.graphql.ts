import { CONTACT_LIMITS } from '@forkfront/common/limits.ts';
import { ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { field, mutationInput, nullable, objectType } from '../../graphql/types.ts';

export const SendContactMessageInput = mutationInput('sendContactMessage', {
  name: field(String, `Name, at most ${CONTACT_LIMITS.name} characters.`),
  email: field(String, 'Email address for the answer.'),
  subject: field(String, `Subject, at most ${CONTACT_LIMITS.subject} characters.`),
  message: field(String, `Message, at most ${CONTACT_LIMITS.message} characters.`),
  website: nullable(String, 'Hidden field; a value marks the sender as a robot.'),
});
export type SendContactMessageInput = InstanceType<typeof SendContactMessageInput>;

export const SendContactMessagePayload = objectType('SendContactMessagePayload', 'The message is accepted.', {
  message: field(String, 'Message for the user.'),
});

export const SendContactMessageResult = resultType(
  'sendContactMessage',
  SendContactMessagePayload,
  'validation',
  'rateLimited',
);

export const RegisterPlanInterestInput = mutationInput('registerPlanInterest', {
  serviceId: field(ID, 'Id of a planned plan (`Service.isComing`).'),
  email: field(String, 'Email address to inform.'),
});
export type RegisterPlanInterestInput = InstanceType<typeof RegisterPlanInterestInput>;

export const RegisterPlanInterestPayload = objectType(
  'RegisterPlanInterestPayload',
  'The address is stored, by this request or an earlier one.',
  {
    message: field(String, 'Message for the user.'),
  },
);

export const RegisterPlanInterestResult = resultType(
  'registerPlanInterest',
  RegisterPlanInterestPayload,
  'validation',
  'notFound',
  'rateLimited',
);
