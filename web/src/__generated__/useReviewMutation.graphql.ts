/**
 * @generated SignedSource<<616c59fc250632ee8a7c357a6cbb7d4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type MenuLineKind = "DELIVERY" | "DISH" | "EXTRA" | "LINK" | "NOTICE" | "OFFER" | "SIZE" | "%future added value";
export type MenuReviewKind = "ADDED" | "CHANGED" | "REMOVED" | "%future added value";
export type MenuReviewSubject = "OPTION_GROUP" | "PRODUCT" | "SECTION" | "%future added value";
export type ReviewMenuImportInput = {
  isWholeMenu?: boolean | null | undefined;
  lines?: ReadonlyArray<ReviewedLineInput> | null | undefined;
  restaurantId: string;
  text: string;
};
export type ReviewedLineInput = {
  dish?: ReviewedDishInput | null | undefined;
  id: string;
  isExtra?: boolean | null | undefined;
};
export type ReviewedDishInput = {
  description?: string | null | undefined;
  dietaryTags?: ReadonlyArray<DietaryTag> | null | undefined;
  name: string;
  price: number;
  section: string;
  sizes?: ReadonlyArray<ReviewedSizeInput> | null | undefined;
};
export type ReviewedSizeInput = {
  name: string;
  price: number;
};
export type useReviewMutation$variables = {
  input: ReviewMenuImportInput;
};
export type useReviewMutation$data = {
  readonly reviewMenuImport: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly review: {
        readonly additions: number;
        readonly changes: number;
        readonly lines: ReadonlyArray<{
          readonly id: string;
          readonly kind: MenuLineKind;
          readonly proposal: {
            readonly description: string;
            readonly dietaryTags: ReadonlyArray<DietaryTag>;
            readonly name: string;
            readonly price: number | null | undefined;
            readonly sizes: ReadonlyArray<{
              readonly name: string;
              readonly price: number;
            }>;
          } | null | undefined;
          readonly section: string | null | undefined;
          readonly text: string;
        }>;
        readonly others: ReadonlyArray<string>;
        readonly problems: ReadonlyArray<{
          readonly isBlocking: boolean;
          readonly line: number;
          readonly message: string;
        }>;
        readonly removals: number;
        readonly rows: ReadonlyArray<{
          readonly details: ReadonlyArray<string>;
          readonly kind: MenuReviewKind;
          readonly name: string;
          readonly sectionName: string | null | undefined;
          readonly subject: MenuReviewSubject;
        }>;
        readonly sections: ReadonlyArray<string>;
        readonly siteVersion: number;
      };
    } | null | undefined;
  };
};
export type useReviewMutation = {
  response: useReviewMutation$data;
  variables: useReviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuReview",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "siteVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "additions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuReviewRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectionName",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "details",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuFileProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isBlocking",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "section",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MenuLineProposal",
              "kind": "LinkedField",
              "name": "proposal",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "description",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MenuLineSize",
                  "kind": "LinkedField",
                  "name": "sizes",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "dietaryTags",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "others",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sections",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewMenuImportPayload",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ways",
      "storageKey": null
    }
  ],
  "type": "ConfirmationNeededError",
  "abstractKey": null
},
v9 = [
  (v4/*:: as any*/)
],
v10 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factors",
      "storageKey": null
    }
  ],
  "type": "SecondStepNeededError",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewMenuImport",
        "plural": false,
        "selections": [
          {
            "fragment": (v6/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_userError",
                  "selections": [
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v4/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v13/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v14/*:: as any*/),
                    (v15/*:: as any*/),
                    (v16/*:: as any*/),
                    (v17/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": [
                    {
                      "defaultValue": true,
                      "kind": "LocalArgument",
                      "name": "withWait"
                    }
                  ]
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewMenuImport",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "type": "UserError",
            "abstractKey": "__isUserError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fe3ab4a8e826afa16178340d9b412518",
    "id": null,
    "metadata": {},
    "name": "useReviewMutation",
    "operationKind": "mutation",
    "text": "mutation useReviewMutation(\n  $input: ReviewMenuImportInput!\n) {\n  reviewMenuImport(input: $input) {\n    __typename\n    ... on ReviewMenuImportPayload {\n      review {\n        siteVersion\n        additions\n        changes\n        removals\n        rows {\n          kind\n          subject\n          sectionName\n          name\n          details\n        }\n        problems {\n          line\n          message\n          isBlocking\n        }\n        lines {\n          id\n          text\n          section\n          kind\n          proposal {\n            name\n            price\n            description\n            sizes {\n              name\n              price\n            }\n            dietaryTags\n          }\n        }\n        others\n        sections\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1b2bbfb3dac4cd5c016d2e9f129fbabd";

export default node;
