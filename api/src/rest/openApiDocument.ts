import { PRODUCT_NAME } from '../lib/product.ts';
import { subscriptionsPaths } from '../modules/billing/billing.rest.ts';
import { onboardingPaths } from '../modules/onboarding/onboarding.rest.ts';
import { productsPaths } from '../modules/products/product.rest.ts';
import { restaurantPortalPaths } from '../modules/restaurants/restaurant.rest.ts';
import { imageProxyPaths } from '../modules/uploads/upload.rest.ts';
import { integer, nullable, object, ref, string, type Schema, type Paths } from './openApi.ts';
import { contactPaths } from './openapi/contact.ts';
import { demonstrationPaths } from './openapi/demonstration.ts';
import { servicesPaths } from './openapi/services.ts';
import { usersPaths } from './openapi/users.ts';

const id = string('UUID.', { format: 'uuid' });
const user = { _id: id, name: string('Full name.'), email: string('E-mail address.', { format: 'email' }) };
const count = (description: string) => nullable(integer(description));

const schemas: Record<string, Schema> = {
  Error: object(
    {
      message: string('A sentence for the user.'),
      data: object({ message: string('The same sentence.') }),
      requestId: string('Reference for our support.'),
      errors: {
        type: 'array',
        description: 'Every wrong field, for status 400.',
        items: object({ path: string('Name of the field.'), message: string('A sentence for the user.') }),
      },
    },
    ['errors'],
  ),
  User: object(user),
  SignedIn: object({ ...user, token: string('Session token for `Authorization: Bearer`; shown only here.') }),
  Service: object({
    _id: id,
    name: string('Name of the plan, e.g. `Gold Restaurant`.'),
    subtitle: nullable(string('One line below the name.')),
    imageUrl: nullable(string('Address of its picture.')),
    prices: {
      type: 'array',
      description: 'Shortest interval first.',
      items: object({
        interval: string('How often it is paid.', { enum: ['week', 'month', 'year'] }),
        unit_amount: integer('Pence (GBP) each time.'),
        stripePriceId: nullable(string('Id to start a checkout with; null while it cannot be bought.')),
      }),
    },
    isComing: {
      type: 'boolean',
      description: 'True while it cannot be bought yet: prices and features are planned.',
    },
    orderLimit: count('Orders a month; null without a limit.'),
    staffLimit: count('Staff accounts; null without a limit, and while no plan has staff accounts.'),
    platformsManaged: count('Social media platforms looked after.'),
    postsPerWeek: count('Posts a week.'),
    adSpendIncluded: count('Advertising included, in pence (GBP) a month.'),
    features: {
      type: 'array',
      items: object({
        header: nullable(string('Heading above this line.')),
        isEmphasis: { type: 'boolean', description: 'Whether the line is bold.' },
        text: string('The line.'),
        isTooltip: nullable(string('Text of its tooltip.')),
      }),
    },
  }),
  Restaurant: object({
    _id: id,
    name: string('Its name.'),
    slug: string('Subdomain of its site.'),
    url: string('Address of its site.', { format: 'uri' }),
    isActive: { type: 'boolean', description: 'False while ordering is closed.' },
    logoUrl: nullable(string('Address of the logo.')),
    coverImageUrl: nullable(string('Address of the hero picture.')),
    tagline: nullable(string('A line below the name.')),
    phone: nullable(string('Phone number that diners see.')),
    addressLine: nullable(string('Postal address.')),
    orderEmail: nullable(string("Where orders are mailed; null: the account's address.")),
    theme: string('Look of the site.', { enum: ['trattoria', 'counter'] }),
    brand: object({ primary: string('Main colour, #rrggbb.'), secondary: string('Second colour, #rrggbb.') }),
    package: string('The plan.', { enum: ['FREE', 'SILVER', 'GOLD', 'PLATINUM'] }),
    subscription: object({
      status: string('State of the site and its plan.', {
        enum: ['unclaimed', 'trialing', 'active_paid', 'past_due', 'trial_expired', 'cancelled', 'archived'],
      }),
      package: string('The plan.', { enum: ['FREE', 'SILVER', 'GOLD', 'PLATINUM'] }),
      trialEndsAt: nullable(string('End of the trial; null when there was none.', { format: 'date-time' })),
      trialOrderCount: integer('Orders taken while trialing.'),
    }),
  }),
  Product: object({
    _id: id,
    name: string('What it is called.'),
    description: string('What it is.'),
    price: { type: 'number', description: 'Price in pounds (GBP), e.g. 8.5.' },
    imageUrl: nullable(string('Address of its picture.')),
  }),
  Subscription: object({
    _id: id,
    stripePriceId: nullable(string('Price it is for.')),
    status: string('As received from the payment provider, e.g. `active`.'),
    currentPeriodEnd: nullable(string('When it renews or ends.', { format: 'date-time' })),
  }),
  ChatTurn: object(
    {
      content: object({
        parts: {
          type: 'array',
          description: 'One part.',
          items: object({ text: string('The answer as sanitised HTML.') }),
        },
      }),
      action: string('What the chat waits for now.', {
        enum: [
          'start',
          'request_details',
          'request_logo',
          'request_upload',
          'request_menu',
          'complete',
          'wf_error',
        ],
      }),
      conversation: string('Secret of the conversation; keep it like a password.'),
      status: string('There once the preview is.', { const: 'preview_ready' }),
      slug: string('Subdomain of the preview.'),
      previewUrl: string('Address of the preview.', { format: 'uri' }),
      claimToken: string('Claims the preview, once.'),
      message: string('The answer again, once the preview is there.'),
    },
    ['status', 'slug', 'previewUrl', 'claimToken', 'message'],
  ),
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: ref('Error') } },
});

/** What operations refer to. */
export const components = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'Token of `login` or `register`.' },
  },
  schemas,
  responses: {
    BadRequest: failure('The JSON cannot be read, or fields are wrong: see `errors`.'),
    Unauthorized: failure('Not signed in, or the sign-in was wrong.'),
    PaidPlanNeeded: failure('The plan of the site does not include it.'),
    NotFound: failure('There is no such thing, or it is not yours.'),
    Conflict: failure('It clashes with what is there already.'),
    TooLarge: failure('The body is too large.'),
    WrongType: failure('The body is not JSON.'),
    TooManyRequests: {
      ...failure('Too many tries.'),
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    },
    Unavailable: failure('A service we need does not answer; try again later.'),
  },
};

/** Every operation of the REST API. */
export const openApiPaths: Paths = {
  ...usersPaths,
  ...servicesPaths,
  ...subscriptionsPaths,
  ...onboardingPaths,
  ...restaurantPortalPaths,
  ...productsPaths,
  ...imageProxyPaths,
  ...contactPaths,
  ...demonstrationPaths,
};

/** The OpenAPI 3.1 description of the REST API at this origin. */
export const openApiDocument = (publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${PRODUCT_NAME} REST API`,
    version: '1',
    description:
      'JSON over HTTP. Pages of any origin may call it: it takes no cookie from them, only bearer tokens. Every error has the form of `Error`.',
  },
  servers: [{ url: `${publicUrl}/api/v1` }],
  paths: openApiPaths,
  components,
});
