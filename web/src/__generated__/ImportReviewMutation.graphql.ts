/**
 * @generated SignedSource<<6c37ddfb24b037366ad560462f455aa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type ImportMenuInput = {
  isWholeMenu?: boolean | null | undefined;
  lines?: ReadonlyArray<ReviewedLineInput> | null | undefined;
  restaurantId: string;
  siteVersion: number;
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
export type ImportReviewMutation$variables = {
  input: ImportMenuInput;
};
export type ImportReviewMutation$data = {
  readonly importMenu: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly restaurant: {
        readonly " $fragmentSpreads": FragmentRefs<"MenuHistory_restaurant">;
      };
    } | null | undefined;
  };
};
export type ImportReviewMutation = {
  response: ImportReviewMutation$data;
  variables: ImportReviewMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
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
v5 = [
  (v3/*:: as any*/)
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
  "selections": [
    (v3/*:: as any*/),
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
v11 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
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
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importMenu",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Restaurant",
                  "kind": "LinkedField",
                  "name": "restaurant",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MenuHistory_restaurant"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ImportMenuPayload",
              "abstractKey": null
            },
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
                    (v2/*:: as any*/),
                    (v4/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v3/*:: as any*/),
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
                    (v12/*:: as any*/),
                    (v13/*:: as any*/)
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
    "name": "ImportReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Restaurant",
                "kind": "LinkedField",
                "name": "restaurant",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
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
                    "concreteType": "ImportUndo",
                    "kind": "LinkedField",
                    "name": "importUndo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "importedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "until",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MenuReviewRow",
                        "kind": "LinkedField",
                        "name": "changesSince",
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
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "newest",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      }
                    ],
                    "concreteType": "MenuVersion",
                    "kind": "LinkedField",
                    "name": "menuVersions",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": "menuVersions(first:1)"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 11
                      }
                    ],
                    "concreteType": "MenuVersion",
                    "kind": "LinkedField",
                    "name": "menuVersions",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cause",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "productCount",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "menuVersions(first:11)"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ImportMenuPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
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
    "cacheID": "c683550b42dcff8ce7e87ee20ba92ab7",
    "id": null,
    "metadata": {},
    "name": "ImportReviewMutation",
    "operationKind": "mutation",
    "text": "mutation ImportReviewMutation(\n  $input: ImportMenuInput!\n) {\n  importMenu(input: $input) {\n    __typename\n    ... on ImportMenuPayload {\n      restaurant {\n        ...MenuHistory_restaurant\n        id\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment MenuHistory_restaurant on Restaurant {\n  id\n  siteVersion\n  importUndo {\n    importedAt\n    until\n    changesSince {\n      kind\n      subject\n      sectionName\n      name\n      details\n    }\n  }\n  newest: menuVersions(first: 1) {\n    version\n    id\n  }\n  menuVersions(first: 11) {\n    id\n    version\n    createdAt\n    cause\n    productCount\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ffa07774b4f99dbf0043e3995ea8d3b4";

export default node;
