import ts from 'typescript';
import { testTitles } from './testTitles.mjs';

/**
 * Evidence that a feature of the plans exists.
 * @typedef {object} Evidence
 * @property {string | null} enforcedIn file of the server that calls `hasFeature(…, 'KEY', …)`; null when every plan has it
 * @property {{ path: string, title: string }[]} tests that use the feature
 */

/**
 * A plan of the catalogue.
 * @typedef {object} Plan
 * @property {string} key
 * @property {boolean} [isComing]
 * @property {number | null} [orderLimit]
 * @property {{ by: string, text: string }[]} features
 */

/**
 * Whether code calls `hasFeature` with this key. Comments do not count.
 * @param {string} code
 * @param {string} feature
 */
function asksFor(code, feature) {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, false);
  /** @type {(node: ts.Node) => boolean | undefined} */
  const visit = (node) =>
    (ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'hasFeature' &&
      node.arguments.some((argument) => ts.isStringLiteral(argument) && argument.text === feature)) ||
    ts.forEachChild(node, visit);
  return visit(file) === true;
}

/**
 * Lines of the plans that nothing provides; empty without problems.
 * @param {object} claims
 * @param {readonly Plan[]} claims.catalogue
 * @param {Readonly<Record<string, readonly string[]>>} claims.planFeatures features by tier
 * @param {Readonly<Record<string, number | null>>} claims.orderLimits orders a month by tier
 * @param {Readonly<Record<string, number>>} [claims.productLimits] products of a grocery shop by tier
 * @param {Readonly<Record<string, Evidence>>} claims.evidence by feature
 * @param {(path: string) => string | null} read text of a file of the project; null when there is none
 * @returns {string[]}
 */
export function planProblems({ catalogue, planFeatures, orderLimits, productLimits = {}, evidence }, read) {
  const tiers = Object.keys(planFeatures);
  const inEveryPlan = (/** @type {string} */ feature) =>
    tiers.every((tier) => planFeatures[tier]?.includes(feature));
  return [
    ...catalogue.flatMap((plan) =>
      lineProblems(plan, { planFeatures, orderLimits, productLimits, evidence }),
    ),
    ...[...new Set(Object.values(planFeatures).flat())].flatMap((feature) =>
      evidenceProblems(feature, evidence[feature], inEveryPlan(feature), read),
    ),
  ];
}

/**
 * @param {Plan} plan
 * @param {object} kept what the server keeps
 * @param {Readonly<Record<string, readonly string[]>>} kept.planFeatures
 * @param {Readonly<Record<string, number | null>>} kept.orderLimits
 * @param {Readonly<Record<string, number>>} kept.productLimits
 * @param {Readonly<Record<string, Evidence>>} kept.evidence
 */
function lineProblems(
  { key, isComing = false, orderLimit = null, features },
  { planFeatures, orderLimits, productLimits, evidence },
) {
  const [category = '', name = ''] = key.split('-');
  const tier = ['restaurant', 'grocery'].includes(category) ? name.toUpperCase() : null;
  const allowed = (tier !== null && planFeatures[tier]) || [];
  const problems = features
    .filter(
      ({ by }) =>
        by !== 'service' && !(by === 'planned' && isComing) && !(allowed.includes(by) && evidence[by]),
    )
    .map(({ by, text }) => `${key}: nothing keeps the line “${text}” (${by})`);
  if (!isComing && orderLimit !== ((tier !== null && orderLimits[tier]) || null))
    problems.push(`${key}: ${orderLimit} orders a month are not what the server enforces`);
  for (const { by, text } of features)
    if (by === 'SHOP_PRODUCTS' && Number(text.replace(/\D/g, '')) !== productLimits[tier ?? ''])
      problems.push(`${key}: “${text}” is not what the server enforces`);
  return problems;
}

/**
 * @param {string} feature
 * @param {Evidence | undefined} evidence
 * @param {boolean} isInEveryPlan
 * @param {(path: string) => string | null} read
 */
function evidenceProblems(feature, evidence, isInEveryPlan, read) {
  if (!evidence) return [`${feature} has no evidence`];
  const { enforcedIn, tests } = evidence;
  const problems = tests
    .filter(({ path, title }) => !testTitles(read(path) ?? '').includes(title))
    .map(({ path, title }) => `${feature}: ${path} has no test “${title}”`);
  if (tests.length === 0) problems.push(`${feature} is shown by no test`);
  if (!isInEveryPlan && !(enforcedIn !== null && asksFor(read(enforcedIn) ?? '', feature)))
    problems.push(
      `${feature} is not enforced: no hasFeature(…, '${feature}', …) in ${enforcedIn ?? 'any file'}`,
    );
  return problems;
}
