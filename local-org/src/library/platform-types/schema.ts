/** Schema: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Schema',
  `
DescribeDataCategoryGroupResult { Integer CategoryCount; String Description; String Label; String Name; String
  Sobject; Integer getCategoryCount(); String getDescription(); String getLabel(); String getName(); String
  getSobject() }
DescribeTabSetResult { String Description; String Label; String LogoUrl; String Namespace; Boolean Selected;
  List<Schema.DescribeTabResult> Tabs; String TabSetId; String getDescription(); String getLabel(); String
  getLogoUrl(); String getNamespace(); String getTabSetId(); List<Schema.DescribeTabResult> getTabs(); Boolean
  isSelected() }
DescribeColorResult { String Color; String Context; String Theme; String getColor(); String getContext(); String
  getTheme() }
DataCategory { List<Schema.DataCategory> ChildCategories; String Label; String Name; List<Schema.DataCategory>
  getChildCategories(); String getLabel(); String getName() }
FilteredLookupInfo { List<String> ControllingFields; Boolean Dependent; Boolean OptionalFilter; List<String>
  getControllingFields(); Boolean isDependent(); Boolean isOptionalFilter() }
DescribeDataCategoryGroupStructureResult { String Description; String Label; String Name; String Sobject;
  List<Schema.DataCategory> TopCategories; String getDescription(); String getLabel(); String getName(); String
  getSobject(); List<Schema.DataCategory> getTopCategories() }
DescribeTabResult { List<Schema.DescribeColorResult> Colors; Boolean Custom; List<Schema.DescribeIconResult> Icons;
  String IconUrl; String Label; String MiniIconUrl; String Name; String SobjectName; String TabEnumOrId; String Url;
  List<Schema.DescribeColorResult> getColors(); String getIconUrl(); List<Schema.DescribeIconResult> getIcons();
  String getLabel(); String getMiniIconUrl(); String getName(); String getSobjectName(); String getTabEnumOrId();
  String getUrl(); Boolean isCustom(); String getMobileUrl() }
DescribeIconResult { String ContentType; Integer Height; String Theme; String Url; Integer Width; String
  getContentType(); Integer getHeight(); String getTheme(); String getUrl(); Integer getWidth() }
`,
);
