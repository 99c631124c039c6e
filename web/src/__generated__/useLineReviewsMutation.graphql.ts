/**
 * @generated SignedSource<<05db16ba314ad9cb7e3f9c5669148f0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type ReviewOnboardingLinesInput = {
  conversation: string;
  lines: ReadonlyArray<ReviewedLineInput>;
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
export type useLineReviewsMutation$variables = {
  input: ReviewOnboardingLinesInput;
};
export type useLineReviewsMutation$data = {
  readonly reviewOnboardingLines: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly draft: {
        readonly " $fragmentSpreads": FragmentRefs<"conversationRequests_draft">;
      };
    } | null | undefined;
  };
};
export type useLineReviewsMutation = {
  response: useLineReviewsMutation$data;
  variables: useLineReviewsMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "days",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dietaryTags",
  "storageKey": null
},
v9 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tagline",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "addressLine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "openingHours",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Brand",
    "kind": "LinkedField",
    "name": "brand",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "primary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secondary",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "popularItems",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quickReplies",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hasHours",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OnboardingDraftOrdering",
    "kind": "LinkedField",
    "name": "ordering",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MenuPeriod",
        "kind": "LinkedField",
        "name": "hours",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MenuPeriod",
        "kind": "LinkedField",
        "name": "deliveryHours",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "collection",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DeliveryZone",
        "kind": "LinkedField",
        "name": "zones",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prefixes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "radiusKm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimum",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeOver",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "extraMinutes",
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
    "name": "siteTheme",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "logoUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OnboardingDraftSection",
    "kind": "LinkedField",
    "name": "sections",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OnboardingDraftItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OnboardingDraftSize",
            "kind": "LinkedField",
            "name": "sizes",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
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
    "name": "unreadLines",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
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
        "concreteType": "MenuLineProposal",
        "kind": "LinkedField",
        "name": "proposal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v6/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuLineSize",
            "kind": "LinkedField",
            "name": "sizes",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
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
v13 = [
  (v11/*:: as any*/)
],
v14 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v18 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
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
v19 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v20 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v21 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
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
        (v11/*:: as any*/)
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
    "name": "useLineReviewsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewOnboardingLines",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OnboardingDraft",
                  "kind": "LinkedField",
                  "name": "draft",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "conversationRequests_draft",
                      "selections": (v9/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ReviewOnboardingLinesPayload",
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
                    (v10/*:: as any*/),
                    (v12/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/),
                    (v16/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v11/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v17/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v18/*:: as any*/),
                    (v19/*:: as any*/),
                    (v20/*:: as any*/),
                    (v21/*:: as any*/)
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
    "name": "useLineReviewsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewOnboardingLines",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OnboardingDraft",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "ReviewOnboardingLinesPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v12/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v11/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
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
    "cacheID": "3bf0defa2a709e854c430d1770d0f638",
    "id": null,
    "metadata": {},
    "name": "useLineReviewsMutation",
    "operationKind": "mutation",
    "text": "mutation useLineReviewsMutation(\n  $input: ReviewOnboardingLinesInput!\n) {\n  reviewOnboardingLines(input: $input) {\n    __typename\n    ... on ReviewOnboardingLinesPayload {\n      draft {\n        ...conversationRequests_draft\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment conversationRequests_draft on OnboardingDraft {\n  name\n  tagline\n  addressLine\n  phone\n  openingHours\n  brand {\n    primary\n    secondary\n  }\n  popularItems\n  quickReplies\n  hasHours\n  ordering {\n    hours {\n      days\n      from\n      to\n    }\n    deliveryHours {\n      days\n      from\n      to\n    }\n    collection\n    zones {\n      id\n      name\n      prefixes\n      radiusKm\n      fee\n      minimum\n      freeOver\n      extraMinutes\n    }\n  }\n  siteTheme\n  viewUrl\n  logoUrl\n  sections {\n    name\n    items {\n      name\n      description\n      price\n      sizes {\n        name\n        price\n      }\n      dietaryTags\n    }\n  }\n  unreadLines {\n    id\n    text\n    section\n    kind\n    proposal {\n      name\n      price\n      description\n      sizes {\n        name\n        price\n      }\n      dietaryTags\n    }\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b5dbaf854a8761640e306ce37caec3d0";

export default node;
