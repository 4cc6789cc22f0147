/** QuickAction: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'QuickAction',
  `
Field { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue() }
SControl { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue() }
DescribeLayoutItem { Boolean EditableForNew; Boolean EditableForUpdate; String Label; Boolean Placeholder; Boolean
  Required; new(); String getLabel(); Boolean isEditableForNew(); Boolean isEditableForUpdate(); Boolean
  isPlaceholder(); Boolean isRequired(); List<QuickAction.DescribeLayoutComponent> getLayoutComponents(); String
  getUiBehavior() }
Control { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue() }
Separator { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue() }
SendEmailQuickActionDefaults { new(); String getActionName(); String getActionType(); Id getContextId(); List<String>
  getFromAddressList(); Id getInReplyToId(); SObject getTargetSObject(); void setIgnoreTemplateSubject(Boolean); void
  setInsertTemplateBody(Boolean); void setTemplateId(Id) }
DescribeQuickActionDefaultValue { String DefaultValue; String Field; new(); String getDefaultValue(); String
  getField() }
DescribeLayoutRow { List<QuickAction.DescribeLayoutItem> LayoutItems; Integer NumItems; new();
  List<QuickAction.DescribeLayoutItem> getLayoutItems(); Integer getNumItems() }
DescribeAvailableQuickActionResult { String ActionEnumOrId; String Label; String Name; String Type; new(); String
  getActionEnumOrId(); String getLabel(); String getName(); String getType() }
DescribeQuickActionResult { String AccessLevelRequired; String CanvasApplicationId; String CanvasApplicationName;
  List<Schema.DescribeColorResult> Colors; String ContextSobjectType;
  List<QuickAction.DescribeQuickActionDefaultValue> DefaultValues; String FlowDevName; String FlowRecordIdVar; Integer
  Height; String IconName; List<Schema.DescribeIconResult> Icons; String IconUrl; QuickAction.DescribeLayoutSection
  Layout; String LightningComponentBundleId; String LightningComponentBundleName; String
  LightningComponentQualifiedName; String MiniIconUrl; Boolean ShowQuickActionLcHeader; Boolean
  ShowQuickActionVfHeader; String TargetParentField; String TargetRecordTypeId; String TargetSobjectType; String
  VisualforcePageName; String VisualforcePageUrl; Integer Width; new(); String getAccessLevelRequired(); String
  getActionEnumOrId(); String getCanvasApplicationId(); String getCanvasApplicationName();
  List<Schema.DescribeColorResult> getColors(); String getContextSobjectType();
  List<QuickAction.DescribeQuickActionDefaultValue> getDefaultValues(); String getFlowDevName(); String
  getFlowRecordIdVar(); Integer getHeight(); String getIconName(); String getIconUrl();
  List<Schema.DescribeIconResult> getIcons(); String getLabel(); QuickAction.DescribeLayoutSection getLayout(); String
  getLightningComponentBundleId(); String getLightningComponentBundleName(); String
  getLightningComponentQualifiedName(); String getMiniIconUrl(); String getName(); Boolean
  getShowQuickActionLcHeader(); Boolean getShowQuickActionVfHeader(); String getTargetParentField(); String
  getTargetRecordTypeId(); String getTargetSobjectType(); String getType(); String getVisualforcePageName(); String
  getVisualforcePageUrl(); Integer getWidth(); String lightningwebcomponentbundleid; String
  lightningwebcomponentbundlename; String lightningwebcomponentqualifiedname; String
  getLightningWebComponentBundleId(); String getLightningWebComponentBundleName(); String
  getLightningWebComponentQualifiedName(); String getMobileExtensionId();
  List<QuickAction.DescribeQuickActionParameter> getParameters(); String getSourceSobjectType() }
QuickActionTemplateResult { String ContextId; SObject DefaultValueFormulas; SObject DefaultValues;
  List<Database.Error> Errors; Boolean Success; new(); String getContextId(); SObject getDefaultValueFormulas();
  SObject getDefaultValues(); List<Database.Error> getErrors(); Boolean isSuccess() }
QuickActionDefaults { new(); String getActionName(); String getActionType(); Id getContextId(); SObject
  getTargetSObject() }
interface QuickActionDefaultsHandler { void onInitDefaults(List<QuickAction.QuickActionDefaults>) }
DescribeQuickActionParameter { String parametername; String parametertype; String parametervalue; new(); String
  getParameterName(); String getParameterType(); String getParameterValue() }
QuickActionResult { Id ContextId; Boolean Created; List<Database.Error> Errors; List<Id> Ids; Boolean Success; String
  SuccessMessage; new(); Id getContextId(); List<Database.Error> getErrors(); List<Id> getIds(); String
  getSuccessMessage(); Boolean isCreated(); Boolean isSuccess() }
ExpandedLookup { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue() }
VisualforcePage { Boolean ShowLabel; Boolean ShowScrollbars; String SuggestedHeight; String SuggestedWidth; String
  Url; new(); Integer getDisplayLines(); Boolean getShowLabel(); Boolean getShowScrollbars(); String
  getSuggestedHeight(); String getSuggestedWidth(); Integer getTabOrder(); String getType(); String getUrl(); String
  getValue() }
EmptySpace { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue() }
QuickActionRequest { Id ContextId; String QuickActionName; SObject Record; new(); Id getContextId(); String
  getQuickActionName(); SObject getRecord(); void setContextId(Id); void setQuickActionName(String); void
  setRecord(SObject) }
DescribeLayoutSection { Boolean Collapsed; Integer Columns; String Heading; List<QuickAction.DescribeLayoutRow>
  LayoutRows; Id LayoutSectionId; Id ParentLayoutId; Integer Rows; String TabOrder; Boolean UseCollapsibleSection;
  Boolean UseHeading; new(); Integer getColumns(); String getHeading(); List<QuickAction.DescribeLayoutRow>
  getLayoutRows(); Id getLayoutSectionId(); Id getParentLayoutId(); Integer getRows(); String getTabOrder(); Boolean
  isCollapsed(); Boolean isUseCollapsibleSection(); Boolean isUseHeading() }
DescribeLayoutComponent { new(); Integer getDisplayLines(); Integer getTabOrder(); String getType(); String getValue()
  }
`,
);
