import { type Paths, answer, ref } from '../openApi.ts';

export const servicesPaths: Paths = {
  '/services': {
    get: {
      summary: 'The plans that can be bought',
      description:
        'Restaurant plans, then grocery, then social media; cheapest first in each. A plan belongs to the category that its name contains.',
      tags: ['services'],
      security: [],
      responses: { 200: answer('All plans.', { type: 'array', items: ref('Service') }) },
    },
  },
};
