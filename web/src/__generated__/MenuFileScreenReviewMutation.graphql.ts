/**
 * @generated SignedSource<<c340b0160b73994bf6da5105d04cd519>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuReviewKind = "ADDED" | "CHANGED" | "REMOVED" | "%future added value";
export type MenuReviewSubject = "OPTION_GROUP" | "PRODUCT" | "SECTION" | "%future added value";
export type ReviewMenuImportInput = {
  isWholeMenu?: boolean | null | undefined;
  restaurantId: string;
  text: string;
};
export type MenuFileScreenReviewMutation$variables = {
  input: ReviewMenuImportInput;
};
export type MenuFileScreenReviewMutation$data = {
  readonly reviewMenuImport: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly review: {
        readonly additions: number;
        readonly changes: number;
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
        readonly siteVersion: number;
      };
    } | null | undefined;
  };
};
export type MenuFileScreenReviewMutation = {
  response: MenuFileScreenReviewMutation$data;
  variables: MenuFileScreenReviewMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v3 = {
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isBlocking",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewMenuImportPayload",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
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
        (v2/*:: as any*/)
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
    "name": "MenuFileScreenReviewMutation",
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
            "fragment": (v3/*:: as any*/),
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
                    (v4/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v2/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v9/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/)
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
    "name": "MenuFileScreenReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewMenuImport",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v2/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
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
    "cacheID": "7872ecd9d4880bdac121678b3bc03b40",
    "id": null,
    "metadata": {},
    "name": "MenuFileScreenReviewMutation",
    "operationKind": "mutation",
    "text": "mutation MenuFileScreenReviewMutation(\n  $input: ReviewMenuImportInput!\n) {\n  reviewMenuImport(input: $input) {\n    __typename\n    ... on ReviewMenuImportPayload {\n      review {\n        siteVersion\n        additions\n        changes\n        removals\n        rows {\n          kind\n          subject\n          sectionName\n          name\n          details\n        }\n        problems {\n          line\n          message\n          isBlocking\n        }\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e42e3182ef48bb9065f42887e210535d";

export default node;
