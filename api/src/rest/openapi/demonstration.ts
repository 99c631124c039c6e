import { type Paths, answer, body, failures, object, string } from '../openApi.ts';

const tags = ['demonstration'];
const address = { format: 'email', maxLength: 254 };
const officeEmail = string('The office that asks.', address);
const clientEmail = string('The client who is asked.', address);
const done = (description: string) =>
  answer(description, object({ message: string('A sentence for the person.') }));

export const demonstrationPaths: Paths = {
  '/demonstration/send-project': {
    post: {
      summary: "Mail a project's picture to a client for approval",
      description:
        'The client answers through links in the mail, once, within 30 days. At most 5 an hour per IP, 10 a day per office and 3 a day per client.',
      tags,
      security: [],
      ...body(
        object({
          officeEmail,
          clientEmail,
          imageUrl: string('Address from `confirm-upload` with the context `project_design`.', {
            format: 'uri',
          }),
        }),
      ),
      responses: { 200: done('The client is asked.'), ...failures(400, 413, 415, 429, 503) },
    },
  },
  '/demonstration/receive-change-request': {
    post: {
      summary: 'Say what should change about a project',
      description: 'At most 20 tries an hour per IP.',
      tags,
      security: [],
      ...body(
        object(
          {
            clientEmail,
            officeEmail,
            feedback: string('What should change.', { minLength: 1, maxLength: 5000 }),
            token: string(
              'Token of the mailed link; the two addresses must be those of its project. Only where a workflow mails clients itself, they are enough.',
            ),
          },
          ['token'],
        ),
      ),
      responses: { 200: done('The office is told.'), ...failures(400, 404, 409, 413, 415, 429) },
    },
  },
};
