/**
 * @generated SignedSource<<04fc483d68f371619bf9c61fef9f7c6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuildStep = "COLOURS" | "MENU" | "PUBLISH" | "SITE" | "%future added value";
export type OnboardingAction = "COMPLETE" | "REQUEST_DETAILS" | "REQUEST_LOGO" | "REQUEST_MENU" | "REQUEST_UPLOAD" | "START" | "WF_ERROR" | "%future added value";
export type OnboardingReplyInput = {
  clientId: string;
  conversation: string;
  text: string;
};
export type useReplySubscription$variables = {
  input: OnboardingReplyInput;
};
export type useReplySubscription$data = {
  readonly onboardingReply: {
    readonly __typename: "OnboardingActionChanged";
    readonly action: OnboardingAction;
  } | {
    readonly __typename: "OnboardingDraftChanged";
    readonly draft: {
      readonly " $fragmentSpreads": FragmentRefs<"conversationRequests_draft">;
    };
  } | {
    readonly __typename: "OnboardingFailed";
    readonly isWorkflowError: boolean;
    readonly reason: string;
    readonly retryable: boolean;
  } | {
    readonly __typename: "OnboardingPreviewReady";
    readonly claimToken: string;
    readonly previewUrl: string;
    readonly slug: string;
  } | {
    readonly __typename: "OnboardingProgress";
    readonly step: BuildStep;
  } | {
    readonly __typename: "OnboardingTextDelta";
    readonly html: string;
  } | {
    readonly __typename: "OnboardingTurnCompleted";
    readonly message: {
      readonly html: string;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReplySubscription = {
  response: useReplySubscription$data;
  variables: useReplySubscription$variables;
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
  "name": "html",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "OnboardingTextDelta",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    }
  ],
  "type": "OnboardingActionChanged",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v11 = [
  (v6/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dietaryTags",
  "storageKey": null
},
v13 = [
  (v6/*:: as any*/),
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
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MenuPeriod",
        "kind": "LinkedField",
        "name": "deliveryHours",
        "plural": true,
        "selections": (v7/*:: as any*/),
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
          (v8/*:: as any*/),
          (v6/*:: as any*/),
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
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OnboardingDraftItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OnboardingDraftSize",
            "kind": "LinkedField",
            "name": "sizes",
            "plural": true,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v12/*:: as any*/)
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
      (v8/*:: as any*/),
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
          (v6/*:: as any*/),
          (v10/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuLineSize",
            "kind": "LinkedField",
            "name": "sizes",
            "plural": true,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    }
  ],
  "type": "OnboardingProgress",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimToken",
      "storageKey": null
    }
  ],
  "type": "OnboardingPreviewReady",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OnboardingMessage",
      "kind": "LinkedField",
      "name": "message",
      "plural": false,
      "selections": [
        (v8/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OnboardingTurnCompleted",
  "abstractKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "reason",
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWorkflowError",
      "storageKey": null
    }
  ],
  "type": "OnboardingFailed",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReplySubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "onboardingReply",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "conversationRequests_draft",
                    "selections": (v13/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "OnboardingDraftChanged",
            "abstractKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplySubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "onboardingReply",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
                "selections": (v13/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "OnboardingDraftChanged",
            "abstractKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6db3ff49765328119115ec6cf4ea5d45",
    "id": null,
    "metadata": {},
    "name": "useReplySubscription",
    "operationKind": "subscription",
    "text": "subscription useReplySubscription(\n  $input: OnboardingReplyInput!\n) {\n  onboardingReply(input: $input) {\n    __typename\n    ... on OnboardingTextDelta {\n      html\n    }\n    ... on OnboardingActionChanged {\n      action\n    }\n    ... on OnboardingDraftChanged {\n      draft {\n        ...conversationRequests_draft\n      }\n    }\n    ... on OnboardingProgress {\n      step\n    }\n    ... on OnboardingPreviewReady {\n      slug\n      previewUrl\n      claimToken\n    }\n    ... on OnboardingTurnCompleted {\n      message {\n        id\n        html\n      }\n    }\n    ... on OnboardingFailed {\n      reason: message\n      retryable\n      isWorkflowError\n    }\n  }\n}\n\nfragment conversationRequests_draft on OnboardingDraft {\n  name\n  tagline\n  addressLine\n  phone\n  openingHours\n  brand {\n    primary\n    secondary\n  }\n  popularItems\n  quickReplies\n  hasHours\n  ordering {\n    hours {\n      days\n      from\n      to\n    }\n    deliveryHours {\n      days\n      from\n      to\n    }\n    collection\n    zones {\n      id\n      name\n      prefixes\n      radiusKm\n      fee\n      minimum\n      freeOver\n      extraMinutes\n    }\n  }\n  siteTheme\n  viewUrl\n  logoUrl\n  sections {\n    name\n    items {\n      name\n      description\n      price\n      sizes {\n        name\n        price\n      }\n      dietaryTags\n    }\n  }\n  unreadLines {\n    id\n    text\n    section\n    kind\n    proposal {\n      name\n      price\n      description\n      sizes {\n        name\n        price\n      }\n      dietaryTags\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "973e5b79796b12894f35d5a7df329b35";

export default node;
