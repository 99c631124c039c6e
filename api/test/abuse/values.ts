import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Fixtures } from './protocol.ts';

/**
 * Right values of inputs that their type alone does not tell, by the end of their path (`createProduct.input.sectionId`). A
 * text with a `$` names a fixture. The first line that fits counts.
 */
const VALUES: readonly [path: RegExp, value: unknown][] = [
  [/^orderStatus(Changed)?\.token$/, '$statusToken'],
  [/^(accept|advance|reject|markOrder|cancel)\w*\.input\.token$/, '$answerToken'],
  [/^(approveProject|requestProjectChanges)\.input\.token$|^project\.token$/, '$projectToken'],
  [/\.conversation$|^onboardingConversation\.token$/, '$conversation'],
  [
    /\.(restaurantId|restaurant)$|Restaurant(Slug)?\.input\.id$|^changeFirstSteps\.input\.id$/,
    '$restaurantId',
  ],
  [/^site\.id$|\.siteId$/, '$operatorSiteId'],
  [/\.jobId$/, 'job:1'],
  [/\.reportId$/, '$reportId'],
  [/^person\.id$/, '$operatorPersonId'],
  [/^node\.id$|^nodes\.ids/, '$restaurantId'],
  [
    /Section\.input\.(id|afterId)$|\.sectionIds?$|exemptSectionIds$|^moveProduct\.input\.sectionId$/,
    '$sectionId',
  ],
  [/OptionGroup\.input\.id$|optionGroupIds$/, '$optionGroupId'],
  [/\.optionId$|\.options\.id$/, '$optionId'],
  [/endSession\.input\.id$/, '$sessionId'],
  [/(PushDevice|TestPush)\.input\.id$/, '$deviceId'],
  [/\.memberId$/, '$memberId'],
  [/\.promotionId$/, '$promotionId'],
  [/\.redesignId$/, '$redesignId'],
  [/\.orderId$/, '$orderId'],
  [/\.serviceId$/, '$serviceId'],
  [/\.priceId$/, '$priceId'],
  [/\.afterId$/, '$otherProductId'],
  [/\.(productIds?|rows\.id|id)$/i, '$productId'],
  [/\.slug$/, '$slug'],
  [/idempotencyKey$/, '$idempotencyKey'],
  [/imageUrls?$|[lL]ogoUrl$|coverImageUrl$/, '$imageUrl'],
  [/^(login|requestPasswordReset)\.(input\.)?email$/, '$guestEmail'],
  [/password$/i, '$password'],
  [/[eE]mail$/, 'guest@example.org'],
  [/\.phone$/, '020 7946 0999'],
  [/postcode$/, 'SE1 7PB'],
  [
    /^(?:review|import)Menu(?:Import)?\.(?:input\.)?text$/,
    'Section,Name,Description,Price\nPizza,Margherita,Tomato,8.50\n',
  ],
  [/\.siteVersion$|\.version$/, 1],
  [/shownTotal$/, 850],
  [/\.first$/, 2],
  [/readyInMinutes$|prepMinutes$/, 20],
  [/inutes$/, 30],
  [/\.days$/, 1],
  [/\.from$/, '12:00'],
  [/\.to$/, '22:00'],
  [/(day|On)$/i, '2030-01-01'],
  [/timeZone$/, 'Europe/London'],
  [/(primary|secondary)$/, '#2f5d3a'],
  [/links?$|Url$|endpoint$/, 'https://example.com/menu'],
  [/confirmation$/, 'no'],
  [/\.contentType$/, 'image/png'],
  [/\.context$/, 'restaurant_logo'],
  [/\.resourceId$/, '$restaurantId'],
  [/\.fileName$/, 'logo.png'],
  [/sizeBytes$/, 1_000],
  [/\.(min|extraMinutes|stockVersion)$/, 0],
  [/\.code$/, 'SPRING'],
  [/\.prefixes$/, 'SE1'],
  [/\.isPaused$/, false],
  [/\.percent$/, 10],
];

/** The right value for a path; null when the table has none. */
export function knownValue(path: string, fixtures: Fixtures): unknown {
  const found = VALUES.find(([pattern]) => pattern.test(path));
  if (!found) return null;
  const [, value] = found;
  return typeof value === 'string' && value.startsWith('$') ? (fixtures[value.slice(1)] ?? '') : value;
}

/** Values of the scalars of GraphQL. */
const SCALARS: Readonly<Record<string, unknown>> = {
  String: 'Something good',
  ID: 'c29tZXRoaW5n',
  Int: 1,
  Float: 1,
  Boolean: true,
  Pence: 850,
  DateTime: '2030-01-01T12:00:00Z',
};

/** A right value of an input type: required fields only. */
export function rightValue(path: string, type: GraphQLInputType, fixtures: Fixtures): unknown {
  if (isNonNullType(type)) return rightValue(path, type.ofType, fixtures);
  if (isListType(type)) return [rightValue(path, type.ofType, fixtures)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, rightValue(`${path}.${field.name}`, field.type, fixtures)]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return knownValue(path, fixtures) ?? SCALARS[type.name];
}
