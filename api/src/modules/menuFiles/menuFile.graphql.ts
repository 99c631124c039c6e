import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import {
  enumType,
  field,
  mutationInput,
  mutationPayload,
  nullable,
  objectType,
  text,
} from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { MenuVersionCause } from '@forkfront/common/menu.ts';
import { MenuLineType, ReviewedLineInput } from './menuLine.graphql.ts';
import type { MenuReview } from './menuImport.service.ts';
import { FILE_LIMITS } from './menuCsvTable.rules.ts';
import type { ReviewRow } from './menuReview.rules.ts';

const ReviewKindEnum = enumType<ReviewRow['kind']>('MenuReviewKind', 'What happens to a part of the menu.', {
  ADDED: 'It is new.',
  CHANGED: 'It changes.',
  REMOVED: 'It is removed.',
});

const ReviewSubjectEnum = enumType<ReviewRow['subject']>('MenuReviewSubject', 'A kind of part of the menu.', {
  SECTION: 'A section.',
  PRODUCT: 'A product with its sizes.',
  OPTION_GROUP: 'A group with its options.',
});

const VersionCauseEnum = enumType<MenuVersionCause>('MenuVersionCause', 'What made a version of the menu.', {
  EDIT: 'A change in the editor.',
  IMPORT: 'An import of a file.',
  RESTORE: 'A restored version.',
  UNDO: 'The undo of an import.',
});

const MenuReviewRowType = objectType('MenuReviewRow', 'One difference between two menus.', {
  kind: field(ReviewKindEnum, 'What happens.'),
  subject: field(ReviewSubjectEnum, 'To what.'),
  sectionName: nullable(String, 'Section of a product; null for other parts.'),
  name: field(String, 'Name of the part.'),
  details: field([String], 'What is added or changed, in words: `Price £8.00 → £8.50`.'),
});

const MenuFileProblemType = objectType('MenuFileProblem', 'A line of a menu file that is not understood.', {
  line: field(Int, 'Line of the file, from 1.'),
  message: field(String, 'Message for the user.'),
  isBlocking: field(Boolean, 'Whether the file cannot be published with it.'),
});

const MenuReviewType = objectType('MenuReview', 'What an import of a file would change.', {
  siteVersion: field(Int, 'Version of the site that the file was compared with, for `importMenu`.'),
  additions: field(Int, 'Number of rows of what is new.'),
  changes: field(Int, 'Number of rows of what changes.'),
  removals: field(Int, 'Number of rows of what is removed.'),
  rows: field([MenuReviewRowType], 'The differences in the order of the menu; what is removed comes last.'),
  problems: field([MenuFileProblemType], 'At most 100 problems, by line.'),
  lines: field(
    [MenuLineType],
    'At most 300 lines that a person must look at. They change nothing, and nothing is imported until each has an answer.',
  ),
  others: field([String], 'Lines that are about no dish, e.g. the address; at most 100.'),
  sections: field([String], 'Names of the sections that a line can go to.'),
});

/** A review for GraphQL. */
export const toMenuReviewType = ({ siteVersion, rows, problems, lines, others, sections }: MenuReview) => {
  const count = (kind: ReviewRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return MenuReviewType.of({
    siteVersion,
    additions: count('ADDED'),
    changes: count('CHANGED'),
    removals: count('REMOVED'),
    rows: rows.map((row) => MenuReviewRowType.of(row)),
    problems: problems.map((problem) => MenuFileProblemType.of(problem)),
    lines,
    others,
    sections,
  });
};

export const MenuVersionType = objectType('MenuVersion', 'The menu as it was published once.', {
  id: field(ID, 'Id of the version.'),
  version: field(Int, 'Version of the site.'),
  createdAt: field(DateTime, 'When it was published.'),
  cause: field(VersionCauseEnum, 'What made it.'),
  productCount: field(Int, 'Number of products.'),
});
export type MenuVersionType = InstanceType<typeof MenuVersionType>;

export const ImportUndoType = objectType('ImportUndo', 'The last import, as long as it can be undone.', {
  importedAt: field(DateTime, 'When it was published.'),
  until: field(DateTime, 'Until when it can be undone.'),
  changesSince: field(
    [MenuReviewRowType],
    'What was changed since the import. The undo takes these changes back too.',
  ),
});
export type ImportUndoType = InstanceType<typeof ImportUndoType>;

const restaurantId = field(ID, 'Id of the restaurant.');
const imported = {
  text: text(
    FILE_LIMITS.characters,
    'A menu: `Restaurant.menuCsv`, a list with the columns Section, Name, Description and Price, separated by commas, semicolons or tabs, or a menu as it is written.',
  ),
  isWholeMenu: nullable(
    Boolean,
    'Whether what the text does not have is removed. null: it stays, and the text only adds and changes.',
  ),
  lines: nullable(
    [ReviewedLineInput],
    'What the owner makes of `MenuReview.lines`; at most 300. null: nothing yet. A line that is left out changes nothing.',
  ),
};
const restaurant = field(RestaurantType, 'The restaurant with its new menu.');

export const ReviewMenuImportInput = mutationInput('reviewMenuImport', { restaurantId, ...imported });
export type ReviewMenuImportInput = InstanceType<typeof ReviewMenuImportInput>;

export const ImportMenuInput = mutationInput('importMenu', {
  restaurantId,
  ...imported,
  siteVersion: field(Int, '`MenuReview.siteVersion` of the review that the owner has seen.'),
});
export type ImportMenuInput = InstanceType<typeof ImportMenuInput>;

export const UndoMenuImportInput = mutationInput('undoMenuImport', { restaurantId });
export type UndoMenuImportInput = InstanceType<typeof UndoMenuImportInput>;

export const RestoreMenuVersionInput = mutationInput('restoreMenuVersion', {
  restaurantId,
  version: field(Int, '`MenuVersion.version`.'),
});
export type RestoreMenuVersionInput = InstanceType<typeof RestoreMenuVersionInput>;

export const ReviewMenuImportPayload = mutationPayload('reviewMenuImport', {
  review: field(MenuReviewType, 'What the import would change.'),
});
export const ImportMenuPayload = mutationPayload('importMenu', { restaurant });
export const UndoMenuImportPayload = mutationPayload('undoMenuImport', { restaurant });
export const RestoreMenuVersionPayload = mutationPayload('restoreMenuVersion', { restaurant });

export const ReviewMenuImportResult = resultType(
  'reviewMenuImport',
  ReviewMenuImportPayload,
  'validation',
  'notFound',
  'rateLimited',
);
export const ImportMenuResult = resultType(
  'importMenu',
  ImportMenuPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);
export const UndoMenuImportResult = resultType(
  'undoMenuImport',
  UndoMenuImportPayload,
  'notFound',
  'conflict',
);
export const RestoreMenuVersionResult = resultType(
  'restoreMenuVersion',
  RestoreMenuVersionPayload,
  'notFound',
);
