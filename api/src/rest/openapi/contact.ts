import { type Paths, answer, body, failures, object, string } from '../openApi.ts';

export const contactPaths: Paths = {
  '/contact': {
    post: {
      summary: 'Send us a message',
      description: 'At most 5 an hour per IP, 3 per e-mail address.',
      tags: ['contact'],
      security: [],
      ...body(
        object(
          {
            name: string('Name.', { maxLength: 100 }),
            email: string('E-mail address to answer to.', { format: 'email', maxLength: 254 }),
            subject: string('Subject.', { maxLength: 150 }),
            message: string('Message.', { maxLength: 5000 }),
            website: string('Leave it out: people do not see this field, only robots fill it.'),
          },
          ['website'],
        ),
      ),
      responses: {
        200: answer('The message is on its way.', object({ message: string('A sentence for the person.') })),
        ...failures(400, 413, 415, 429),
      },
    },
  },
};
